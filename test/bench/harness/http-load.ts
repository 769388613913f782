import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon, { type Request as AutocannonRequest } from 'autocannon';
import { hasProgram } from './machine.ts';
import { percentileOf } from './statistics.ts';

const run = promisify(execFile);

/** The request, the number of connections, and for how long. */
export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends bookings over these departures instead of getting the address. */
  readonly bookings?: { readonly departures: readonly Departure[] };
}

export interface Departure {
  readonly date: string;
  readonly time: string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answered: number;
  /** Answers that were neither 2xx nor 304, and connections that broke. */
  readonly failed: number;
}

/** The program that makes the load: wrk if it is installed, because it leaves more processor time to the server. */
export const loadGenerator = hasProgram('wrk', '-v') ? 'wrk' : 'autocannon';

/** Sends requests for this many seconds, over kept-alive connections. */
export async function load(input: Load): Promise<LoadResult> {
  const result = loadGenerator === 'wrk' ? await byWrk(input) : await byAutocannon(input);
  if (result.failed > 0) {
    throw new Error(
      `${result.failed} requests to ${input.url} failed: there is nothing to compare.`,
    );
  }
  return result;
}

/** The body of one booking: a party of two, and a new customer. */
function bookingBody({ date, time }: Departure, email: string): string {
  return JSON.stringify({
    tourId: 'spice-farm-tour',
    date,
    pickupTime: time,
    travellers: [{ category: 'Adult (12+)', count: 2 }],
    customer: { name: 'Asha Juma', email, phone: '+255 700 000 001' },
  });
}

async function byWrk(input: Load): Promise<LoadResult> {
  const directory = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const script = join(directory, 'load.lua');
    writeFileSync(script, [headersScript(input), bookingScript(input), reportScript].join('\n'));
    const { connections, seconds, url } = input;
    const args = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '20s',
      '-s',
      script,
      url,
    ];
    const { stdout } = await run('wrk', args);
    const report = stdout.split('\n').find((line) => line.startsWith('{'));
    return JSON.parse(report ?? '') as LoadResult;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function headersScript({ headers = {} }: Load): string {
  return Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join('\n');
}

function bookingScript({ bookings }: Load): string {
  if (bookings === undefined) {
    return '';
  }
  const bodies = bookings.departures.map((departure) =>
    JSON.stringify(bookingBody(departure, '%')),
  );
  return `
    local bodies = { ${bodies.join(', ')} }
    local run, count = ${JSON.stringify(randomUUID())}, 0
    wrk.headers['content-type'] = 'application/json'
    function request()
      count = count + 1
      wrk.headers['idempotency-key'] = run .. count
      local body = bodies[count % #bodies + 1]:gsub('%%', 'asha' .. count .. '.' .. run .. '@example.com')
      return wrk.format('POST', '/api/bookings', nil, body)
    end`;
}

const reportScript = `
  function done(summary, latency)
    local errors = summary.errors
    print(string.format(
      '{"perSecond":%f,"p50Ms":%f,"p99Ms":%f,"answered":%d,"failed":%d}',
      summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000,
      latency:percentile(99) / 1000, summary.requests,
      errors.status + errors.connect + errors.read + errors.write + errors.timeout))
  end`;

async function byAutocannon({
  url,
  connections,
  seconds,
  headers = {},
  bookings,
}: Load): Promise<LoadResult> {
  const tag = randomUUID();
  let count = 0;
  const nextBooking = (request: AutocannonRequest): AutocannonRequest => {
    count += 1;
    const departures = bookings?.departures ?? [];
    const departure = departures[count % departures.length];
    return {
      ...request,
      method: 'POST',
      path: '/api/bookings',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${tag}${count}` },
      ...(departure && { body: bookingBody(departure, `asha${count}.${tag}@example.com`) }),
    };
  };
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...headers },
    ...(bookings && { requests: [{ setupRequest: nextBooking }] }),
  });
  // The program itself reports whole milliseconds: a quick answer would take 0 ms.
  const latencies: number[] = [];
  running.on('response', (_client, _status, _bytes, ms) => {
    latencies.push(ms);
  });
  const result = await running;
  return {
    perSecond: result.requests.average,
    p50Ms: percentileOf(latencies, 50),
    p99Ms: percentileOf(latencies, 99),
    answered: result.requests.total,
    failed:
      result.errors +
      result.timeouts +
      result.non2xx -
      (result.statusCodeStats?.['304']?.count ?? 0),
  };
}
