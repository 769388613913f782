import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { PrometheusTelemetry } from '../../services/libs/adapters/telemetry/prometheus-telemetry.ts';
import { metrics } from '../../services/libs/application/telemetry/metrics.ts';
import { jobNames } from '../../services/libs/contracts/operations/job-view.ts';
import { findProgram } from '../../tools/run/programs.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import { faultsOf, type KnownMetrics } from './metric-expressions.ts';

interface Alert {
  readonly alert: string;
  readonly for?: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const rulesFile = 'infra/prometheus/alerts.yml';
const alerts = (
  parse(readFileSync(rulesFile, 'utf8')) as { groups: readonly { rules: readonly Alert[] }[] }
).groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
const dashboard = JSON.parse(readFileSync('infra/grafana/tours.json', 'utf8')) as {
  readonly panels: readonly Panel[];
  readonly annotations: { readonly list: readonly { readonly expr: string }[] };
};
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets);
const questions = [
  ...shown.map(({ expr }) => expr),
  ...dashboard.annotations.list.map(({ expr }) => expr),
];

/** The metrics of the product, with their labels and values, and those of Node.js. */
async function knownMetrics(): Promise<KnownMetrics> {
  const telemetry = new PrometheusTelemetry();
  telemetry.measureProcess();
  const { text } = await telemetry.page();
  const ofNode = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => [name, {}] as const);
  const own = Object.entries(metrics).flatMap(([name, { kind, labels }]) =>
    kind === 'histogram'
      ? [[`${name}_bucket`, { ...labels, le: '' }] as const, [`${name}_count`, labels] as const]
      : [[name, labels] as const],
  );
  return new Map<string, Readonly<Record<string, unknown>>>([...ofNode, ...own, ['up', {}]]);
}

describe('Alerts and dashboard', () => {
  let known: KnownMetrics;

  beforeAll(async () => {
    known = await knownMetrics();
  });

  it('report a parked document within a minute', () => {
    const { global } = parse(readFileSync('infra/prometheus/prometheus.yml', 'utf8')) as {
      readonly global: { readonly scrape_interval: string; readonly evaluation_interval: string };
    };
    const waits = alerts.find(({ alert }) => alert === 'ToursDocumentsParked')?.for ?? '';
    const seconds = [global.scrape_interval, global.evaluation_interval, waits].map((text) => {
      expect(text).toMatch(/^\d+s$/);
      return Number.parseInt(text, 10);
    });
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60);
  });

  it.each(alerts)('$alert queries metrics that exist', ({ expr }) => {
    expect(faultsOf(expr, known)).toEqual([]);
  });

  it('show metrics that exist', () => {
    expect(questions.flatMap((expr) => faultsOf(expr, known))).toEqual([]);
  });

  it('select the product’s job for metrics that every program has', () => {
    const asked = [...alerts.map(({ expr }) => expr), ...questions].filter(
      (expr) => /\b(nodejs_|process_|up\b)/.test(expr) && !expr.includes('job="tours"'),
    );
    expect(asked).toEqual([]);
  });

  it.each(['prometheus.yml', 'prometheus-kubernetes.yml'])(
    'use the name that %s gives to the scrape job',
    (file) => {
      const { scrape_configs: jobs } = parse(readFileSync(`infra/prometheus/${file}`, 'utf8')) as {
        readonly scrape_configs: readonly { readonly job_name: string }[];
      };
      expect(jobs.map(({ job_name: name }) => name)).toEqual(['tours']);
    },
  );

  it('name jobs that exist', () => {
    const named = [...alerts.map(({ expr }) => expr), ...questions].flatMap((expr) =>
      [...expr.matchAll(/\bjob[!=]~?"([\w|-]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    const unknown = named.filter(
      (name) => name !== 'tours' && !jobNames.some((job) => job === name),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['tours_projektion_lag_seconds > 1', 'tours_projektion_lag_seconds is not measured'],
    ['tours_queue_jobs{stat="waiting"}', 'tours_queue_jobs has no label stat'],
    ['sum by (engin) (tours_engine_up)', 'no metric of it has the label engin'],
    ['tours_appends_total{outcome=~"stored|lost"}', 'outcome of tours_appends_total is never lost'],
  ])('detect %s', (expr, fault) => {
    expect(faultsOf(expr, known)).toEqual([fault]);
  });

  it('use every metric of the product', () => {
    const all = [...alerts.map(({ expr }) => expr), ...questions].join(' ');
    const unseen = Object.keys(metrics).filter((name) => !all.includes(name));
    expect(unseen).toEqual([]);
  });

  it('have a known severity', () => {
    expect(alerts.filter(({ labels }) => !/^(page|ticket)$/.test(labels.severity ?? ''))).toEqual(
      [],
    );
  });
});

describe('Runbooks', () => {
  const pages = readdirSync('docs/runbooks').map((file) => `docs/runbooks/${file}`);

  it('exist for each alert, and for no other', () => {
    const named = new Set(alerts.map(({ annotations }) => annotations.runbook));
    expect([...named].sort()).toEqual(pages.sort());
  });

  it.each(alerts)('name $alert and have every section', ({ alert, annotations, labels }) => {
    const text = readFileSync(annotations.runbook, 'utf8');
    expect(text).toContain(`**${alert}** · ${labels.severity ?? ''}`);
    const parts = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(parts).toEqual([
      'What it means',
      'What travellers and staff see',
      'What to look at',
      'What to do',
      'When it is over',
    ]);
  });

  it('link to pages that exist', () => {
    const broken = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)/g)]
        .map(([, target = '']) => join('docs/runbooks', target))
        .filter((target) => !existsSync(target)),
    );
    expect(broken).toEqual([]);
  });

  it('name panels that exist', () => {
    const titles = new Set(dashboard.panels.map(({ title }) => title));
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/(?<!\w)_([A-Z][^_]+)_(?!\w)/g)].map(
        ([, title = '']) => title,
      ),
    );
    expect(named).toContain('Requests by route');
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });
});

const promtool = findProgram(['promtool'], process.env);
const promtoolMissing =
  promtool === undefined ? 'No promtool: put it on the PATH, from Debian’s prometheus.' : undefined;

describeWherePossible([promtoolMissing], 'Prometheus', () => {
  const run = promisify(execFile);
  const tool = promtool ?? 'promtool';
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'alerts-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it('accepts the rules and the queries of the dashboard', async () => {
    const asked = questions.map((expr, place) => ({
      record: `question:${place}`,
      expr: expr.replaceAll('$instance', '.*'),
    }));
    const file = join(directory, 'questions.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asked }] }));
    const { stdout } = await run(tool, ['check', 'rules', file, rulesFile]);
    expect(stdout).toContain(`SUCCESS: ${alerts.length} rules found`);
    expect(stdout).toContain(`SUCCESS: ${questions.length} rules found`);
  });

  it('fires each alert in its history, and no other', async () => {
    const tests = readFileSync('infra/prometheus/histories.yml', 'utf8');
    const untold = alerts.filter(({ alert }) => !tests.includes(`alertname="${alert}"`));
    expect(untold.map(({ alert }) => alert)).toEqual([]);
    await run(tool, ['test', 'rules', 'infra/prometheus/histories.yml']);
  }, 120_000);
});
