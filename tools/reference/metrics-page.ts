import type { Metric } from '../../services/libs/application/telemetry/metric.ts';
import { code, head, table } from './markdown.ts';

/** docs/reference/metrics.md: the metrics that every process serves at `/metrics`. */
export function metricsPage(metrics: Readonly<Record<string, Metric>>): string {
  const rows = Object.entries(metrics).map(([name, { kind, help, labels }]) => [
    code(name),
    kind,
    help,
    Object.entries(labels).map(labelOf).join('; '),
  ]);
  return `${head(
    'Metrics',
    'Every process serves the metrics that it measures at `/metrics` of its `HEALTH_PORT`, in the format of Prometheus. It also serves those of Node.js itself, `nodejs_…` and `process_…`.',
  )}\n${table(['Name', 'Kind', 'What it says', 'Labels'], rows)}`;
}

function labelOf([name, values]: readonly [string, Metric['labels'][string]]): string {
  const said = typeof values === 'string' ? values : values.map(code).join(', ');
  return `${code(name)}: ${said}`;
}
