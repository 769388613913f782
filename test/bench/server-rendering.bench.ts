import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { load, type LoadResult } from './harness/http-load.ts';
import { processorTimeUs } from './harness/processor-time.ts';
import { Product } from './harness/product.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';

const seconds = 3;
const connections = 64;
const page = '/tour/spice-farm-tour';
const answer = '/api/tours/spice-farm-tour';
const gzip = { 'accept-encoding': 'gzip' };

interface Measured extends LoadResult {
  readonly cpuUs: number;
}

const perSecond = (of: Measured) => of.perSecond;
const cpu = (of: Measured) => of.cpuUs;

async function run(rounds: number): Promise<readonly Comparison[]> {
  const product = await Product.start();
  const measure = async (path: string): Promise<Measured> => {
    const before = processorTimeUs(product.pid);
    const result = await load({
      url: `${product.url}${path}`,
      connections,
      seconds,
      headers: gzip,
    });
    return { ...result, cpuUs: (processorTimeUs(product.pid) - before) / result.answered };
  };
  try {
    for (const path of [page, answer]) await measure(path);
    const measured = await alternate(
      [
        { name: 'page', measure: () => measure(page) },
        { name: 'API', measure: () => measure(answer) },
        { name: 'API again', measure: () => measure(answer) },
      ],
      rounds,
    );
    const pair = ['page', 'API'] as const;
    return [
      {
        what: `GET ${page}, to GET ${answer}`,
        goal: { atLeast: 0.5 },
        ratios: compare(measured, pair, perSecond),
        figures: [
          mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
          mediansOf(measured, pair, { figure: cpu, unit: 'µs of processor each' }),
        ].join('; '),
      },
      {
        what: 'the API to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, ['API again', 'API'], perSecond),
        figures: '',
      },
    ];
  } finally {
    await product.end();
  }
}

export const serverRendering: Benchmark = {
  name: 'server-rendering',
  title: 'A page that is ready: GET /tour/{id}',
  about: `64 clients ask for the whole page of a tour over keep-alive connections, gzipped. The reference is the API's answer for the
same tour alone. Both come from tables of ready buffers; the page is about ten times as long.`,
  run,
};
