import { Logger } from '@nestjs/common';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import type { BookingOrigin } from '../../../libs/application/ports/booking-origins.ts';
import { BookingOriginNotes } from '../booking/booking-origin-notes.ts';
import { PrometheusTelemetry } from '../../../libs/adapters/telemetry/prometheus-telemetry.ts';
import { type SecurityEvent, SecurityNotes } from './security-notes.ts';

const minuteMs = 60_000;
const route = 'POST /api/bookings/:reference/proof';
const wrongProof = { kind: 'proof-refused', reason: 'email', route } as const;

describe('a security refusal', () => {
  let lines: string[];
  let clock: VirtualClock;
  let telemetry: PrometheusTelemetry;
  let notes: SecurityNotes;
  const cryptography = new NodeCryptography('secret '.repeat(8));

  beforeEach(() => {
    lines = [];
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (line: string, context: string) => lines.push(`${context}: ${line}`),
    });
    clock = new VirtualClock();
    telemetry = new PrometheusTelemetry();
    notes = new SecurityNotes(cryptography, telemetry, clock);
  });

  afterEach(() => {
    notes.onApplicationShutdown();
    Logger.overrideLogger(false);
  });

  const note = (address: string, event: Omit<SecurityEvent, 'address'> = wrongProof) => {
    notes.note({ ...event, address } as SecurityEvent);
  };
  const counted = async () => {
    const { text } = await telemetry.page();
    return text.split('\n').filter((line) => /^tours_security.* [1-9]/.test(line));
  };

  it('is logged with its route, its reason and hashes of both networks', () => {
    note('203.0.113.9');
    note('203.0.113.10');
    note('198.51.100.1');
    const [first = '', neighbour = '', other = ''] = lines;
    const shape =
      /^Security: proof-refused \(email\) at POST \/api\/bookings\/:reference\/proof, network ([0-9a-f]{12}) in ([0-9a-f]{12})$/;
    const [near, wide] = shape.exec(first)?.slice(1) ?? [];
    expect(near).toBeDefined();
    expect(neighbour).not.toContain(near);
    expect(neighbour).toContain(` in ${wide}`);
    expect(other).not.toContain(wide);
    expect(lines.join()).not.toContain('203.0.113');
  });

  it('names a network as the console does, so that staff find its bookings', () => {
    const names: string[] = [];
    const record = ({ network, nearNetwork }: BookingOrigin) => {
      names.push(nearNetwork.slice(0, 12), network.slice(0, 12));
      return Promise.resolve();
    };
    new BookingOriginNotes({ record } as never, cryptography, clock).note(7, '203.0.113.9');
    note('203.0.113.9');
    expect(lines[0]).toContain(`network ${names.join(' in ')}`);
  });

  it('is counted each time, by kind and reason', async () => {
    note('203.0.113.9');
    note('203.0.113.9');
    note('203.0.113.9', { kind: 'limit-reached', reason: 'contact', route: 'POST /api/contact' });
    expect(await counted()).toEqual([
      'tours_security_refusals_total{kind="limit-reached",reason="contact"} 1',
      'tours_security_refusals_total{kind="proof-refused",reason="email"} 2',
    ]);
  });

  it('has a counter that starts at zero, so that Prometheus sees the first refusal as an increase', async () => {
    const { text } = await telemetry.page();
    expect(text).toContain(
      'tours_security_refusals_total{kind="sign-in-locked",reason="known-device"} 0',
    );
  });

  it('is logged once a minute for each network, and its repeats are summed up', async () => {
    for (let n = 0; n < 300; n += 1) note('203.0.113.9');
    expect(lines).toHaveLength(1);
    await clock.advance(minuteMs);
    expect(lines.slice(1)).toEqual([
      `Security: proof-refused (email) at ${route}: 299 more within a minute, from 1 network(s)`,
    ]);
    note('203.0.113.9');
    expect(lines).toHaveLength(3);
    await clock.advance(minuteMs);
    expect(lines).toHaveLength(3);
  });

  it('does not fill the disk, even if it is repeated by many networks', async () => {
    for (let n = 0; n < 5_000; n += 1) note(`2001:db8:0:${n.toString(16)}::1`);
    expect(lines).toHaveLength(10);
    await clock.advance(minuteMs);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toContain('4990 more within a minute, from 1000 or more network(s)');
  });

  it('is summed up when the process ends', () => {
    note('203.0.113.9');
    note('203.0.113.9');
    notes.onApplicationShutdown();
    expect(lines.at(-1)).toContain('1 more within a minute');
  });
});
