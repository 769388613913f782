import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, wholeBrowsers } from '../../tools/run/chromium.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { Product } from './harness/product.ts';
import { alternate } from './harness/rounds.ts';
import { medianOf } from './harness/statistics.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const run = promisify(execFile);

/**
 * Fetched at run time by its exact version. As a dependency it would add a hundred packages to every
 * installation of the project, and only this program uses it.
 */
const lighthouse = 'lighthouse@13.5.0';

/** Pages that search engines may show. */
const indexed = [
  '/',
  '/tours',
  '/tour/spice-farm-tour',
  '/destinations/nungwi',
  '/destinations',
  '/contact',
];
/** Pages of one booking; they ask search engines not to show them, which costs points. */
const notIndexed = [
  '/booking/spice-farm-tour?date=2026-12-01&time=09:00&guests=2',
  '/manage-booking/ZBL-74100680',
];
const pages = [...indexed, ...notIndexed];

/** Scores go from 0 to 1. */
const goals = {
  performance: 0.97,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
} as const;
const shiftMax = 0.02;

type Category = keyof typeof goals;

/** The part of Lighthouse's report that is used. */
interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/** Chromium sometimes records no navigation or no paint, and Lighthouse then has no result for the page. */
const triesMax = 3;

async function inspect(url: string): Promise<Report> {
  for (let tries = 1; ; tries += 1) {
    try {
      const report = await inspectOnce(url);
      scoreOf(report, 'performance');
      return report;
    } catch (error) {
      if (tries === triesMax) throw error;
    }
  }
}

async function inspectOnce(url: string): Promise<Report> {
  return withDirectory(async (directory) => {
    const report = join(directory, 'report.json');
    await run(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${Object.keys(goals).join(',')}`,
        '--chrome-flags=--headless --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: findChromium(process.env, wholeBrowsers) } },
    );
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  });
}

function valueOf({ audits }: Report, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse came to no ${audit}.`);
  return value;
}

function scoreOf({ categories }: Report, category: Category): number {
  const { score } = categories[category];
  if (score === null) throw new Error(`Lighthouse came to no score for ${category}.`);
  return score;
}

async function measure(rounds: number): Promise<readonly Comparison[]> {
  const product = await Product.start();
  try {
    const reports = await alternate(
      pages.map((page) => ({ name: page, measure: () => inspect(`${product.url}${page}`) })),
      rounds,
    );
    return pages.flatMap((page) => comparisonsOf(page, reports[page] ?? []));
  } finally {
    await product.end();
  }
}

function comparisonsOf(page: string, reports: readonly Report[]): readonly Comparison[] {
  const median = (audit: string) => medianOf(reports.map((report) => valueOf(report, audit)));
  const seconds = (audit: string) => `${(median(audit) / 1000).toFixed(1)} s`;
  const [name = page] = page.split('?');
  const categories = (Object.keys(goals) as Category[]).filter(
    (category) => category !== 'seo' || indexed.includes(page),
  );
  return [
    ...categories.map((category) => ({
      what: `${name}: ${category}`,
      goal: { atLeast: goals[category] },
      ratios: reports.map((report) => scoreOf(report, category)),
      figures:
        category === 'performance'
          ? [
              `first paint ${seconds('first-contentful-paint')}`,
              `largest ${seconds('largest-contentful-paint')}`,
              `blocked ${median('total-blocking-time').toFixed(0)} ms`,
            ].join(', ')
          : '',
    })),
    {
      what: `${name}: layout shift`,
      goal: { atMost: shiftMax },
      ratios: reports.map((report) => valueOf(report, 'cumulative-layout-shift')),
      figures: '',
    },
  ];
}

export const lighthouseScores: Benchmark = {
  name: 'lighthouse',
  title: 'Pages on a phone, as Lighthouse scores them',
  about: `Lighthouse 13.5 with its default settings: a phone with a processor four times as slow as this one, on a connection of
1.6 Mbit/s with a round trip of 150 ms. Lighthouse calculates both from how Chromium loads the pages of the built product.
There is no reference: the figures are scores from 0 to 1, and the share of the screen that moves. Other work on the
machine makes the scores worse.`,
  run: measure,
};
