import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { load, type LoadResult } from './harness/http-load.ts';
import { keptAnswer } from './harness/kept-answer.ts';
import { freePort } from '../support/processes/free-port.ts';
import { processorTimeUs } from './harness/processor-time.ts';
import { Product } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { spreadOf } from './harness/statistics.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const seconds = 3;
const connections = 64;
const sameBytes = 'test/bench/reference/same-bytes-server.ts';

/** Routes that go through Nest, each with the path that a plain Nest would declare. */
const routes = [
  { path: '/api/site', route: '/api/site' },
  { path: '/api/tours/suggestions?q=spice', route: '/api/tours/suggestions' },
  { path: '/api/tours/spice-farm-tour/related', route: '/api/tours/:id/related' },
  {
    path: '/api/tours/spice-farm-tour/availability?from=2026-12-01&to=2026-12-07',
    route: '/api/tours/:id/availability',
  },
];

interface Measured extends LoadResult {
  readonly cpuUs: number;
}

const perSecond = (of: Measured) => of.perSecond;
const cpu = (of: Measured) => of.cpuUs;

async function measure(url: string, pid: number): Promise<Measured> {
  const before = processorTimeUs(pid);
  const result = await load({ url, connections, seconds });
  return { ...result, cpuUs: (processorTimeUs(pid) - before) / result.answered };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const product = await Product.start();
    const file = join(directory, 'answers.json');
    const json: Record<string, unknown> = {};
    for (const { path, route } of routes) {
      json[route] = await (await fetch(product.url + path)).json();
    }
    writeFileSync(file, JSON.stringify({ json }));
    const port = await freePort();
    const args = ['test/bench/reference/plain-nest.ts', String(port), file];
    const plain = await Program.start(args, /ready/);
    try {
      const comparisons: Comparison[] = [];
      for (const { path } of routes) {
        const bareFile = join(directory, 'answer.json');
        writeFileSync(bareFile, JSON.stringify(await keptAnswer(product.url + path, {})));
        const barePort = await freePort();
        const bare = await Program.start([sameBytes, String(barePort), bareFile], /ready/);
        const ofProduct = () => measure(product.url + path, product.pid);
        const ofPlain = () => measure(`http://127.0.0.1:${port}${path}`, plain.pid);
        const ofBare = () => measure(`http://127.0.0.1:${barePort}${path}`, bare.pid);
        for (const warmUp of [ofProduct, ofPlain, ofBare]) await warmUp();
        const measured = await alternate(
          [
            { name: 'product', measure: ofProduct },
            { name: 'plain', measure: ofPlain },
            { name: 'plain again', measure: ofPlain },
            { name: 'bare', measure: ofBare },
          ],
          rounds,
        );
        await bare.end();
        const pair = ['product', 'plain'] as const;
        const same = compare(measured, ['plain again', 'plain'], perSecond);
        const ceiling = compare(measured, ['bare', 'plain'], perSecond);
        comparisons.push({
          what: `GET ${path}`,
          goal: { atLeast: 2 },
          ratios: compare(measured, pair, perSecond),
          figures: [
            mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
            mediansOf(measured, pair, { figure: cpu, unit: 'µs of processor each' }),
            `bare node:http ${spreadOf(ceiling).median.toFixed(2)}`,
            `A/A ${same.map((ratio) => ratio.toFixed(2)).join(' ')}`,
          ].join('; '),
        });
      }
      return comparisons;
    } finally {
      await plain.end();
      await product.end();
    }
  });
}

export const jsonRoutes: Benchmark = {
  name: 'json-routes',
  title: 'Other JSON routes through Nest',
  about: `64 clients. The product answers from its read models, with its guard, input checks, security headers, ETag and position.
The reference is Nest on Express without changes. It has the same paths and answers with the same content from an object
in memory: it looks up, checks and computes nothing. Beside each row is the result of a bare \`node:http\` server against
that same reference when it sends the finished bytes. No framework can be faster than that.`,
  run,
};
