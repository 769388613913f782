import { NoTelemetry } from '../adapters/telemetry/no-telemetry.ts';
import type { Telemetry } from '../application/ports/telemetry.ts';
import type { Settings } from './settings.ts';

/** What a process counts, and how it is read. */
export interface Measuring {
  readonly telemetry: Telemetry;
  /** What was counted so far; absent where nobody can ask for it. */
  readonly page?: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Begins to count, where HEALTH_PORT lets somebody ask what came of it; else nothing is loaded. */
export async function beginMeasuring({
  healthPort,
}: Pick<Settings, 'healthPort'>): Promise<Measuring> {
  if (healthPort === null) return { telemetry: new NoTelemetry() };
  const { PrometheusTelemetry } = await import('../adapters/telemetry/prometheus-telemetry.ts');
  const telemetry = new PrometheusTelemetry();
  telemetry.measureProcess();
  return { telemetry, page: () => telemetry.page() };
}
