import type { Request, Response } from 'express';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { BookingProof } from './booking-proof.ts';

describe('the proof of a booking', () => {
  const cryptography = new NodeCryptography('secret '.repeat(8));

  const proofAt = (publicUrl: string) => {
    const clock = new VirtualClock();
    const proof = new BookingProof(cryptography, clock, publicUrl, 'email');
    const given: string[] = [];
    const response = { append: (_: string, cookie: string) => given.push(cookie) };
    proof.give(response as unknown as Response, 10_000_001);
    const [cookie = ''] = given;
    const asking = (sent: string) => ({ headers: { cookie: sent } }) as unknown as Request;
    return { clock, proof, cookie, asking, pair: cookie.split(';')[0] ?? '' };
  };

  it('opens its booking for two hours', async () => {
    const { clock, proof, asking, pair } = proofAt('http://localhost:3000');
    expect(proof.sightOf(asking(pair), 10_000_001)).toBe('clear');
    await clock.advance(2 * 3_600_000 - 1);
    expect(proof.isGiven(asking(pair), 10_000_001)).toBe(true);
    await clock.advance(1);
    expect(proof.sightOf(asking(pair), 10_000_001)).toBe('masked');
  });

  it('is asked before a change, unless the operator asks nobody', () => {
    const { clock, proof, asking, pair } = proofAt('http://localhost:3000');
    expect(proof.stateOf(asking(''), 10_000_001)).toBe('asked');
    expect(proof.stateOf(asking(pair), 10_000_001)).toBe('given');
    const trusting = new BookingProof(cryptography, clock, 'http://localhost:3000', 'none');
    expect(trusting.stateOf(asking(''), 10_000_001)).toBe('not-asked');
    expect(trusting.sightOf(asking(''), 10_000_001)).toBe('masked');
    expect(trusting.stateOf(asking(pair), 10_000_001)).toBe('given');
  });

  it('opens no other booking, under whatever name it is sent', () => {
    const { proof, asking, pair } = proofAt('http://localhost:3000');
    const value = pair.slice(pair.indexOf('=') + 1);
    expect(proof.isGiven(asking(`booking-10000002=${value}`), 10_000_002)).toBe(false);
    expect(proof.isGiven(asking(`booking-10000001=9${value}`), 10_000_001)).toBe(false);
    expect(proof.isGiven(asking('booking-10000001='), 10_000_001)).toBe(false);
    expect(proof.isGiven(asking(''), 10_000_001)).toBe(false);
  });

  it('is bound to the host and to https wherever the site is reached by https', () => {
    expect(proofAt('https://tours.example').cookie).toMatch(
      /^__Host-booking-10000001=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7200$/,
    );
    expect(proofAt('http://localhost:3000').cookie).toMatch(
      /^booking-10000001=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7200$/,
    );
  });
});
