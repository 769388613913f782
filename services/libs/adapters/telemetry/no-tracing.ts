import { type TracedStep, Tracing } from '../../application/ports/tracing.ts';

/** Used if no traces are collected: runs the steps without recording them. */
export class NoTracing extends Tracing {
  override readonly isOn = false;

  override step<Answer>(
    _: TracedStep,
    work: (note: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    return work(unheard);
  }

  override took(): void {
    // No traces are collected.
  }
}

function unheard(): void {
  // No traces are collected.
}
