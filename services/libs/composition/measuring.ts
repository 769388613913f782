import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { NoTelemetry } from '../adapters/telemetry/no-telemetry.ts';
import { NoTracing } from '../adapters/telemetry/no-tracing.ts';
import type { Telemetry } from '../application/ports/telemetry.ts';
import type { Tracing } from '../application/ports/tracing.ts';
import type { Settings } from './settings/settings.ts';

/** The metrics and traces of a process, and how they are read. */
export interface Measuring extends Traces {
  readonly telemetry: Telemetry;
  /** Returns the metrics so far; absent if no port serves them. */
  readonly page?: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** The tracing of a process, or of one of its threads. */
interface Traces {
  readonly tracing: Tracing;
  /** Sends the remaining steps. */
  readonly end: () => Promise<void>;
}

/** The settings of tracing, also for threads. */
interface TracesPlace {
  readonly endpoint: string;
  readonly service: string;
}

/** The name under which threads find the settings of tracing. */
const placeName = 'traces of the product';

/**
 * Starts metrics if HEALTH_PORT is set, because then they can be read. Starts tracing if OTEL_EXPORTER_OTLP_ENDPOINT
 * names a collector. Otherwise loads nothing.
 *
 * @param part The name of this process among all traced processes.
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

/** Returns the tracing of this process, also in one of its threads. */
export async function tracesOfProcess(): Promise<Traces> {
  // Node's types allow only strings here, but threads receive any value that can be cloned.
  const place: unknown = getEnvironmentData(placeName);
  if (typeof place !== 'object') return { tracing: new NoTracing(), end: () => Promise.resolve() };
  const { OtlpTracing } = await import('../adapters/telemetry/otlp-tracing.ts');
  const tracing = new OtlpTracing(place as TracesPlace);
  return { tracing, end: () => tracing.close() };
}
