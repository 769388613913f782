import { Agent, request } from 'node:http';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import { eventually } from '../support/eventually.ts';
import { book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';

/**
 * `FLOOD_SIZE=full` sends as many views as an attacker. By default, there are enough to overtake a booked tour if each
 * view counted.
 */
const pings = process.env.FLOOD_SIZE === 'full' ? 20_000 : 1_000;
const networks = 300;
const booked = 'spice-farm-tour';
const viewed = 'mnemba-reef-snorkelling';

describe('a flood of views', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  });

  afterAll(() => system.remove());

  /** Views the tour from each address, and returns how many answers had each status. */
  async function viewFrom(addresses: readonly string[]): Promise<Readonly<Record<number, number>>> {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const counts: Record<number, number> = {};
    const left = addresses.values();
    const viewAll = async () => {
      for (const from of left) {
        const status = await viewOnce(from, agent);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 20 }, viewAll));
    agent.destroy();
    return counts;
  }

  const viewOnce = (from: string, agent: Agent) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-forwarded-for': from, 'content-length': '0' };
      const url = `${system.url}/api/tours/${viewed}/views`;
      request(url, { method: 'POST', headers, agent }, (answer) => {
        answer.resume().on('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      })
        .on('error', reject)
        .end();
    });

  /** The views that were counted are recorded at the end of the process. */
  async function restart(at: string): Promise<void> {
    await system.stop();
    await system.startAgain({ CLOCK_START: at });
  }

  async function order(visitor = system.visitor()): Promise<readonly string[]> {
    const { body } = await visitor.get<ListView<{ readonly id: string }>>('/api/tours');
    return body.items.map(({ id }) => id);
  }

  it('from one network or from hundreds changes no ranking, not even after a restart', async () => {
    const visitor = system.visitor();
    for (let n = 0; n < 2; n += 1) await book(visitor);
    expect(await viewFrom(['198.51.100.7'])).toEqual({ 202: 1 });
    await restart('2026-11-20T06:05:00.000Z');
    const before = await eventually(async () => {
      const [first, second, ...others] = await order();
      return first === booked && second === viewed ? [first, second, ...others] : undefined;
    });

    const fromOne = Array.from({ length: pings }, () => '198.51.100.7');
    const fromMany = Array.from({ length: networks }, (_, n) => `198.18.${n % 250}.${n % 200}`);
    expect(await viewFrom(fromOne)).toEqual({ 202: pings });
    expect(await viewFrom(fromMany)).toEqual({ 202: networks });
    await restart('2026-11-20T06:10:00.000Z');
    expect(await viewFrom([...fromMany, '198.51.100.7'])).toEqual({ 202: networks + 1 });
    await restart('2026-11-20T06:15:00.000Z');
    // The visitor's next read includes this booking and, with it, the views that were recorded before.
    await book(visitor);
    expect(await order(visitor)).toEqual(before);
  });
});
