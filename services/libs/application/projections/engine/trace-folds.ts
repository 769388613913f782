import type { Clock } from '../../ports/clock.ts';
import type { Tracing } from '../../ports/tracing.ts';
import type { Concern } from './page-concerns.ts';

/** If more events than this come at once, the build is catching up, and no person waits for them. */
const tracedMax = 100;

/**
 * Records the folding of new events as steps of their traces, but not the folding of old events while a build catches
 * up.
 */
export function traceFolds(
  projection: string,
  concerns: readonly Concern[],
  begunMs: number,
  { tracing, clock }: { readonly tracing?: Tracing; readonly clock: Clock },
): void {
  if (tracing?.isOn !== true || concerns.length > tracedMax) return;
  const tookMs = clock.monotonicMs() - begunMs;
  for (const { event } of concerns) {
    const { correlationId, commandId: follows } = event.metadata;
    const facts = { event: event.type };
    tracing.took({ name: `project ${projection}`, correlationId, follows, facts }, tookMs);
  }
}
