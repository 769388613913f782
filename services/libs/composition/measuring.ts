import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { NoTelemetry } from '../adapters/telemetry/no-telemetry.ts';
import { NoTracing } from '../adapters/telemetry/no-tracing.ts';
import type { Telemetry } from '../application/ports/telemetry.ts';
import type { Tracing } from '../application/ports/tracing.ts';
import type { Settings } from './settings.ts';

/** What a process counts and tells of its steps, and how it is read. */
export interface Measuring extends Traces {
  readonly telemetry: Telemetry;
  /** What was counted so far; absent where nobody can ask for it. */
  readonly page?: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** The steps of a process, or of a thread of it, as they are told. */
interface Traces {
  readonly tracing: Tracing;
  /** Tells what was not told yet. */
  readonly end: () => Promise<void>;
}

/** What tracing needs to know, also in threads. */
interface TracesPlace {
  readonly endpoint: string;
  readonly service: string;
}

/** Under this name threads find where their process tells its steps. */
const placeName = 'traces of the product';

/**
 * Begins to count, where HEALTH_PORT lets somebody ask what came of it, and to tell steps, where
 * OTEL_EXPORTER_OTLP_ENDPOINT says to whom; else nothing is loaded.
 *
 * @param part What this process is called among all that are traced.
 */
export async function beginMeasuring(
  { healthPort, tracesEndpoint }: Pick<Settings, 'healthPort' | 'tracesEndpoint'>,
  part: 'api' | 'projector' | 'worker' | 'standalone',
): Promise<Measuring> {
  if (tracesEndpoint !== null) {
    const place: TracesPlace = { endpoint: tracesEndpoint, service: `tours-${part}` };
    setEnvironmentData(placeName, { ...place });
  }
  const traces = await tracesOfProcess();
  if (healthPort === null) return { ...traces, telemetry: new NoTelemetry() };
  const { PrometheusTelemetry } = await import('../adapters/telemetry/prometheus-telemetry.ts');
  const telemetry = new PrometheusTelemetry();
  telemetry.measureProcess();
  return { ...traces, telemetry, page: () => telemetry.page() };
}

/** Steps as they are told by this process, also from a thread of it. */
export async function tracesOfProcess(): Promise<Traces> {
  // Node's types know of nothing but strings there; threads are begun with whatever can be cloned.
  const place: unknown = getEnvironmentData(placeName);
  if (typeof place !== 'object') return { tracing: new NoTracing(), end: () => Promise.resolve() };
  const { OtlpTracing } = await import('../adapters/telemetry/otlp-tracing.ts');
  const tracing = new OtlpTracing(place as TracesPlace);
  return { tracing, end: () => tracing.close() };
}
