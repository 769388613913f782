import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { load, type LoadResult } from './harness/http-load.ts';
import { keptAnswer } from './harness/kept-answer.ts';
import { freePort } from '../support/processes/free-port.ts';
import { processorTimeUs } from './harness/processor-time.ts';
import { Product } from './harness/product.ts';
import { Program } from './harness/program.ts';
import { alternate, compare, type Rounds } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const seconds = 3;
const connections = 64;
const path = '/api/tours';
const gzip = { 'accept-encoding': 'gzip' };

interface Measured extends LoadResult {
  readonly cpuUs: number;
}

interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

async function measure(
  { url, pid }: Server,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> {
  const before = processorTimeUs(pid);
  const result = await load({ url: `${url}${path}`, connections, seconds, headers });
  return { ...result, cpuUs: (processorTimeUs(pid) - before) / result.answered };
}

async function contend(
  servers: readonly Server[],
  headers: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Rounds<Measured>> {
  for (const server of servers) await measure(server, headers);
  const contenders = servers.map((server) => ({
    name: server.name,
    measure: () => measure(server, headers),
  }));
  return alternate(contenders, rounds);
}

const perSecond = (of: Measured) => of.perSecond;
const cpu = (of: Measured) => of.cpuUs;

function compared(rounds: Rounds<Measured>, to: string): Pick<Comparison, 'ratios' | 'figures'> {
  const pair = ['product', to] as const;
  return {
    ratios: compare(rounds, pair, perSecond),
    figures: [
      mediansOf(rounds, pair, { figure: perSecond, unit: 'per s' }),
      mediansOf(rounds, pair, { figure: cpu, unit: 'µs of processor each' }),
    ].join('; '),
  };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const product = await Product.start();
    const answer = await keptAnswer(`${product.url}${path}`, gzip);
    const bareFile = join(directory, 'answer.json');
    const plainFile = join(directory, 'answers.json');
    writeFileSync(bareFile, JSON.stringify(answer));
    writeFileSync(plainFile, JSON.stringify({ prepared: { path, answer }, json: {} }));
    const start = async (name: string, program: string, file: string) => {
      const port = await freePort();
      const started = await Program.start([program, String(port), file], /ready/);
      return { name, url: `http://127.0.0.1:${port}`, pid: started.pid, program: started };
    };
    const bare = 'test/bench/reference/same-bytes-server.ts';
    const references = [
      await start('bare', bare, bareFile),
      await start('bare again', bare, bareFile),
      await start('plain Nest', 'test/bench/reference/plain-nest.ts', plainFile),
    ];
    const servers = [{ name: 'product', url: product.url, pid: product.pid }, ...references];
    try {
      const whole = await contend(servers, gzip, rounds);
      const known = { ...gzip, 'if-none-match': answer.etag };
      const unchanged = await contend(servers, known, rounds);
      return [
        { what: 'gzip, to bare node:http', goal: { atLeast: 0.8 }, ...compared(whole, 'bare') },
        { what: 'gzip, to plain Nest', goal: { atLeast: 4 }, ...compared(whole, 'plain Nest') },
        { what: '304, to bare node:http', goal: { atLeast: 0.85 }, ...compared(unchanged, 'bare') },
        {
          what: 'bare node:http to itself (A/A)',
          goal: undefined,
          ratios: compare(whole, ['bare again', 'bare'], perSecond),
          figures: '',
        },
      ];
    } finally {
      for (const { program } of references) await program.end();
      await product.end();
    }
  });
}

export const preparedAnswers: Benchmark = {
  name: 'prepared-answers',
  title: 'The list of tours: GET /api/tours',
  about: `64 clients ask for all tours over keep-alive connections. Two reference servers send the same bytes and
headers as the product (security headers, ETag, position) from memory: a bare \`node:http\` server,
and Nest on Express without changes.`,
  run,
};
