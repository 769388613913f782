import type { ShownBooking } from '../../services/libs/contracts/booking/booking-view.ts';
import type { ProofOfWorkChallenge } from '../../services/libs/contracts/proof-of-work.ts';
import { book } from '../support/stories/booking-requests.ts';
import { countsOf, type Guess, guessAll } from '../support/hostile/guesses.ts';
import { colleaguesPassword as password, newColleague } from '../support/stories/new-colleague.ts';
import { solveProofOfWork } from '../support/solve-proof-of-work.ts';
import { System } from '../support/processes/start-system.ts';
import type { Answered } from '../support/stories/visitor.ts';

/**
 * `FULL=1` sends as much as the security review did. By default, the test sends enough to reach every limit of one /48.
 */
const isFull = process.env.FULL === '1';

/** An address of the attacker's /48, in a separate /64. */
const attacker = (n: number) => `2001:db8:bad:${n.toString(16)}::1`;
/** An address in a separate /24. */
const scattered = (n: number) => `198.${18 + Math.floor(n / 250)}.${n % 250}.1`;
const elsewhere = { 'x-forwarded-for': '203.0.113.7' };

const challengeOf = ({ body }: Answered) =>
  (body as { readonly proofOfWork?: ProofOfWorkChallenge }).proofOfWork;

describe('limits that others reached', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  });

  afterAll(() => system.remove());

  const attack = (times: number, guess: (n: number) => Guess) =>
    guessAll(
      system.url,
      Array.from({ length: times }, (_, n) => guess(n)),
    );

  const email = 'asha@example.com';
  const wrongProof = (bookingNumber: number, from: string): Guess => ({
    method: 'POST',
    path: `/api/bookings/${bookingNumber}/proof`,
    body: { email: 'nobody@example.com' },
    from,
  });

  it('allow a right e-mail address after 300 wrong ones from one /48', async () => {
    const { reference } = await book(system.visitor());
    const answers = await attack(300, (n) => wrongProof(10_000_000 + n * 7919, attacker(n)));
    // One /48 cannot reach the limit of all networks.
    expect(countsOf(answers)).toEqual({ 403: 60, 429: 240 });
    const traveller = system.visitor();
    const proven = await traveller.post(`/api/bookings/${reference}/proof`, { email }, elsewhere);
    expect(proven.status).toBe(204);
  });

  it('ask for a proof of work after 300 wrong addresses from many networks, and then allow the right one', async () => {
    const { reference } = await book(system.visitor());
    await attack(300, (n) => wrongProof(20_000_000 + n * 7919, scattered(n)));
    const path = `/api/bookings/${reference}/proof`;
    const traveller = system.visitor();
    const asked = await traveller.post(path, { email }, elsewhere);
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    const work = await solveProofOfWork(challengeOf(asked) as ProofOfWorkChallenge);
    const withWork = { ...elsewhere, 'x-proof-of-work': work };
    expect((await traveller.post(path, { email }, withWork)).status).toBe(204);
    const { body } = await traveller.get<ShownBooking>(`/api/bookings/${reference}`, elsewhere);
    expect([body.proof, body.customer?.name]).toEqual(['given', 'Asha Juma']);
  });

  it('allow a request for a lost reference after 300 such requests from one /48', async () => {
    const answers = await attack(300, (n) => ({
      method: 'POST',
      path: '/api/lost-references',
      body: { email: `nobody${n}@example.com` },
      from: attacker(n),
    }));
    expect(countsOf(answers)).toEqual({ 202: 40, 429: 260 });
    const asked = await system.visitor().post('/api/lost-references', { email }, elsewhere);
    expect(asked.status).toBe(202);
  });

  it('allow a look-up of one’s own booking after 6,000 look-ups of bookings that do not exist', async () => {
    const { reference } = await book(system.visitor());
    const times = isFull ? 6_000 : 600;
    const answers = await attack(times, (n) => ({
      method: 'GET',
      path: `/api/bookings/${10_000_000 + n * 7919}`,
      from: attacker(n),
    }));
    expect(countsOf(answers)).toEqual({ 404: 240, 429: times - 240 });
    const shown = await system.visitor().get(`/api/bookings/${reference}`, elsewhere);
    expect(shown.status).toBe(200);
  });

  it('let the owner sign in on a new device after 20 wrong passwords, with a proof of work', async () => {
    const owner = await system.staff();
    const { account } = await newColleague(system, owner, 'owner');
    const answers = await attack(25, (n) => ({
      method: 'POST',
      path: '/api/auth/sign-in',
      body: { username: account.username, password: 'guess' },
      from: attacker(1_000 + n),
    }));
    expect(countsOf(answers)).toEqual({ 401: 20, 429: 5 });
    const credentials = { username: account.username, password };
    const person = system.visitor();
    const asked = await person.post('/api/auth/sign-in', credentials, elsewhere);
    expect(asked.status).toBe(429);
    const work = await solveProofOfWork(challengeOf(asked) as ProofOfWorkChallenge);
    const withWork = { ...elsewhere, 'x-proof-of-work': work };
    expect((await person.post('/api/auth/sign-in', credentials, withWork)).status).toBe(200);
    // Each solution can be used only once.
    const again = await system.visitor().post('/api/auth/sign-in', credentials, withWork);
    expect(again.status).toBe(429);
  });

  it('let the owner sign in on a known device during a flood of sign-ins', async () => {
    const owner = await system.staff();
    const { account, visitor } = await newColleague(system, owner, 'owner');
    const credentials = { username: account.username, password };
    const flood = attack(isFull ? 2_000 : 300, (n) => ({
      method: 'POST',
      path: '/api/auth/sign-in',
      body: { username: `somebody ${n}`, password: 'guess' },
      from: scattered(n % 400),
    }));
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await visitor.post('/api/auth/sign-in', credentials, elsewhere)).status);
    }
    const answers = await flood;
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(countsOf(answers)[503]).toBeGreaterThan(0);
  });

  it('do not reveal by their answers what exists', async () => {
    const { reference } = await book(system.visitor());
    const { account } = await newColleague(system, await system.staff(), 'staff');
    const told = async (path: string, body: object, from: string) => {
      const answer = await system.visitor().post(path, body, { 'x-forwarded-for': from });
      const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
      return JSON.stringify([answer.status, headers, answer.text]);
    };
    const wrong = { email: 'nobody@example.com' };
    // Sent from a /24 without earlier attempts; limits that others reached apply to all.
    expect(
      await told(`/api/bookings/${reference}/proof`, { token: '0'.repeat(64) }, '192.0.2.1'),
    ).toBe(await told('/api/bookings/ZBL-10000007/proof', { token: '0'.repeat(64) }, '192.0.2.1'));
    expect(await told('/api/lost-references', { email }, '192.0.2.2')).toBe(
      await told('/api/lost-references', wrong, '192.0.2.2'),
    );
    const guess = 'a wrong password';
    expect(
      await told('/api/auth/sign-in', { username: account.username, password: guess }, '192.0.2.3'),
    ).toBe(
      await told('/api/auth/sign-in', { username: 'no such person', password: guess }, '192.0.2.3'),
    );
  });

  it('are counted and logged, without an address', () => {
    const lines = system.process.lines.filter((line) => line.includes('Security'));
    expect(lines.join('\n')).toMatch(
      /limit-reached \(booking-proof-altogether\) at POST \/api\/bookings\/:reference\/proof, network [0-9a-f]{12} in [0-9a-f]{12}/,
    );
    expect(lines.join('\n')).toMatch(
      /sign-in-locked \(unknown-device\) at POST \/api\/auth\/sign-in/,
    );
    expect(lines.join('\n')).toMatch(/proof-refused \(email\)/);
    expect(lines.join('\n')).not.toMatch(/2001:db8|198\.18|203\.0\.113/);
    expect(lines.length).toBeLessThan(400);
  });
});
