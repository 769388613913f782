import type { Clock } from '../ports/clock.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Concern } from './page-concerns.ts';

/** More events at once than that are a catching up, not somebody's click. */
const toldMax = 100;

/** What is folded as it comes in is a step of its trace; of what is caught up with, nobody waits to hear. */
export function tellFolds(
  projection: string,
  concerns: readonly Concern[],
  begunMs: number,
  { tracing, clock }: { readonly tracing?: Tracing; readonly clock: Clock },
): void {
  if (tracing?.isOn !== true || concerns.length > toldMax) return;
  const tookMs = clock.monotonicMs() - begunMs;
  for (const { event } of concerns) {
    const { correlationId, commandId: follows } = event.metadata;
    const facts = { event: event.type };
    tracing.took({ name: `project ${projection}`, correlationId, follows, facts }, tookMs);
  }
}
