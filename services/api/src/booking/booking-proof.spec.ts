import type { QueryBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { BookingProof } from './booking-proof.ts';

describe('the proof of a booking', () => {
  const cryptography = new NodeCryptography('secret '.repeat(8));

  /** The current customer of the booking. */
  let customer: string | undefined;
  const queriesOf = (of: () => string | undefined) =>
    ({ execute: () => Promise.resolve({ view: of() }) }) as unknown as QueryBus;

  beforeEach(() => {
    customer = 'asha';
  });

  const proofAt = (publicUrl: string) => {
    const clock = new VirtualClock();
    const queries = queriesOf(() => customer);
    const proof = new BookingProof(cryptography, clock, publicUrl, 'email', queries);
    const given: string[] = [];
    const response = { append: (_: string, cookie: string) => given.push(cookie) };
    proof.give(response as unknown as Response, 10_000_001, 'asha');
    const [cookie = ''] = given;
    const asking = (sent: string) => ({ headers: { cookie: sent } }) as unknown as Request;
    return { clock, proof, cookie, asking, pair: cookie.split(';')[0] ?? '' };
  };

  it('opens its booking for two hours', async () => {
    const { clock, proof, asking, pair } = proofAt('http://localhost:3000');
    expect(await proof.sightOf(asking(pair), 10_000_001)).toBe('clear');
    await clock.advance(2 * 3_600_000 - 1);
    expect(await proof.isGiven(asking(pair), 10_000_001)).toBe(true);
    await clock.advance(1);
    expect(await proof.sightOf(asking(pair), 10_000_001)).toBe('masked');
  });

  it('is needed before a change, unless the operator asks for none', async () => {
    const { clock, proof, asking, pair } = proofAt('http://localhost:3000');
    expect(await proof.stateOf(asking(''), 10_000_001)).toBe('asked');
    expect(await proof.stateOf(asking(pair), 10_000_001)).toBe('given');
    const trusting = new BookingProof(
      ...([
        cryptography,
        clock,
        'http://localhost:3000',
        'none',
        queriesOf(() => customer),
      ] as const),
    );
    expect(await trusting.stateOf(asking(''), 10_000_001)).toBe('not-asked');
    expect(await trusting.sightOf(asking(''), 10_000_001)).toBe('masked');
    expect(await trusting.stateOf(asking(pair), 10_000_001)).toBe('given');
  });

  it('does not open another booking, not even under the name of its cookie', async () => {
    const { proof, asking, pair } = proofAt('http://localhost:3000');
    const value = pair.slice(pair.indexOf('=') + 1);
    expect(await proof.isGiven(asking(`booking-10000002=${value}`), 10_000_002)).toBe(false);
    expect(await proof.isGiven(asking(`booking-10000001=9${value}`), 10_000_001)).toBe(false);
    expect(await proof.isGiven(asking('booking-10000001='), 10_000_001)).toBe(false);
    expect(await proof.isGiven(asking(''), 10_000_001)).toBe(false);
  });

  it('ends once the booking is another customer’s, or its customer was erased', async () => {
    const { proof, asking, pair } = proofAt('http://localhost:3000');
    for (const other of ['neema', undefined]) {
      customer = other;
      expect(await proof.isGiven(asking(pair), 10_000_001)).toBe(false);
    }
  });

  it('has a cookie that is bound to the host and to https if the site is reached by https', () => {
    expect(proofAt('https://tours.example').cookie).toMatch(
      /^__Host-booking-10000001=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7200$/,
    );
    expect(proofAt('http://localhost:3000').cookie).toMatch(
      /^booking-10000001=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7200$/,
    );
  });
});
