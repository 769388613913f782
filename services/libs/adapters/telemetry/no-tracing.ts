import { type TracedStep, Tracing } from '../../application/ports/tracing.ts';

/** Where nobody collects: steps are taken, and nobody is told. */
export class NoTracing extends Tracing {
  override readonly isOn = false;

  override step<Answer>(
    _: TracedStep,
    work: (note: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    return work(unheard);
  }

  override took(): void {
    // Nobody asks.
  }
}

function unheard(): void {
  // Nobody asks.
}
