import type { Clock } from '../../ports/clock.ts';
import { EngineAway } from '../../ports/engine-away.ts';
import { type AppendOutcome, AppendOutcomeUnknown } from '../../ports/event-store.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { Tracing } from '../../ports/tracing.ts';

interface Measures {
  readonly clock: Clock;
  readonly telemetry?: Telemetry;
  readonly tracing?: Tracing;
}

/** Appends and measures the outcome, even if the caller has stopped waiting. */
export function measuredAppend(
  append: () => Promise<AppendOutcome>,
  { clock, telemetry, tracing }: Measures,
  correlationId: string,
): Promise<AppendOutcome> {
  const counted = telemetry?.isOn === true ? () => countedAppend(append, clock, telemetry) : append;
  if (tracing?.isOn !== true) return counted();
  return tracing.step({ name: 'append', correlationId, kind: 'client' }, async (note) => {
    const appended = await counted();
    note({ outcome: appended.outcome });
    return appended;
  });
}

async function countedAppend(
  append: () => Promise<AppendOutcome>,
  clock: Clock,
  telemetry: Telemetry,
): Promise<AppendOutcome> {
  const begunMs = clock.monotonicMs();
  try {
    const appended = await append();
    const isStored = appended.outcome === 'appended';
    // If another process made the key meanwhile, this is treated like any other conflict.
    telemetry.count('tours_appends_total', { outcome: isStored ? 'stored' : 'conflict' });
    if (isStored) {
      telemetry.observe('tours_append_seconds', {}, (clock.monotonicMs() - begunMs) / 1000);
    }
    return appended;
  } catch (error) {
    telemetry.count('tours_appends_total', { outcome: outcomeOf(error) });
    throw error;
  }
}

function outcomeOf(error: unknown): 'unknown' | 'away' | 'failed' {
  if (error instanceof AppendOutcomeUnknown) return 'unknown';
  return error instanceof EngineAway ? 'away' : 'failed';
}
