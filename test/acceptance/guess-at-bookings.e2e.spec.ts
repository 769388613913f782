import type { ShownBooking } from '../../services/libs/contracts/booking/booking-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/eventually.ts';
import { type Answered, countsOf, type Guess, guessAll } from '../support/hostile/guesses.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';

/**
 * How many processes count the same attempts. If Redis answers too late on a busy machine, each process counts alone.
 * Then two processes, for example, allow twice as many attempts.
 */
const countersMax = storyProfile === 'embedded' ? 1 : 2;

/** Expects at least the attempts that one counter allows, and at most those that all counters allow. */
function expectAllowed(attempts: number, limit: number): void {
  expect(attempts).toBeGreaterThanOrEqual(limit);
  expect(attempts).toBeLessThanOrEqual(limit * countersMax);
}

/** The answer without the challenge, which differs each time. */
function wordsOf({ text }: Answered): string {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- names what is left out
  const { proofOfWork: _, ...words } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(words);
}

const tokenIn = (text = '') => /#token=([0-9a-f]{64})/.exec(text)?.[1];

describe('guessing at 10,000 references, from hundreds of networks', () => {
  let mails: MailServer;
  let system: System;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://tours.example',
    });
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  /** The token in the link of the first message to the traveller about the booking. */
  const mailedToken = (reference: string) =>
    eventually(
      () =>
        mails.received
          .filter(({ text }) => text?.includes(reference) === true)
          .flatMap(({ text }) => tokenIn(text) ?? [])[0],
    );

  it('reveals nothing, and does not lock out the owner or other travellers', async () => {
    const booker = system.visitor();
    const booking = await book(booker);
    const own = `/api/bookings/${booking.reference}`;
    const token = await mailedToken(booking.reference);

    const wrongToken = '0'.repeat(64);
    const guesses = Array.from({ length: 10_000 }, (_, index): Guess => {
      // Every tenth guess is at the one booking that exists.
      const number = index % 10 === 0 ? booking.bookingNumber : 10_000_000 + index * 7919;
      const path = `/api/bookings/${number}`;
      const from = `198.${18 + (index % 2)}.${index % 250}.1`;
      switch (index % 3) {
        case 0:
          return { method: 'POST', path: `${path}/proof`, body: { email: 'a@b.cd' }, from };
        case 1:
          return { method: 'POST', path: `${path}/proof`, body: { token: wrongToken }, from };
        default:
          return { method: 'GET', path, from: '198.20.0.1' };
      }
    });
    const guessing = guessAll(system.url, guesses, 10);
    // Meanwhile another traveller looks for a tour and books it.
    const traveller = system.visitor();
    expect((await traveller.get('/api/tours')).status).toBe(200);
    const other = await book(traveller);
    expect((await traveller.get(`/api/bookings/${other.reference}`)).status).toBe(200);
    const answers = await guessing;

    const [emails, tokens, looks] = [0, 1, 2].map((kind) =>
      answers.filter((_, index) => index % 3 === kind),
    ) as [Answered[], Answered[], Answered[]];
    for (const proofs of [emails, tokens]) {
      const { 403: refused = 0, 429: tooMany = 0 } = countsOf(proofs);
      expect(refused + tooMany).toBe(proofs.length);
      expectAllowed(refused, 300);
    }
    const { 404: missing = 0, 429: tooMany = 0, 200: seen = 0 } = countsOf(looks);
    expect(missing + tooMany + seen).toBe(looks.length);
    expectAllowed(missing, 60);
    expect(seen).toBeLessThan(60);
    // Every refusal has the same words, including those for the one booking that exists.
    const told = (status: number) =>
      new Set([...emails, ...tokens].filter((each) => each.status === status).map(wordsOf));
    expect([told(403).size, told(429).size]).toEqual([1, 1]);

    const owner = system.visitor();
    const fromGuesser = { 'x-forwarded-for': '198.18.0.1' };
    const proven = await owner.post(`${own}/proof`, { token }, fromGuesser);
    expect(proven.status).toBe(204);
    const { status, body } = await owner.get<ShownBooking>(own, fromGuesser);
    expect([status, body.proof, body.customer?.name]).toEqual([200, 'given', 'Asha Juma']);
    expect((await booker.get<ShownBooking>(own)).body.proof).toBe('given');
  });

  it('leaves the link to a cancelled booking valid for its owner', async () => {
    const booker = system.visitor();
    const customer = { name: 'Juma Said', email: 'juma@example.com', phone: '+255 700 000 002' };
    const { reference } = await book(booker, { customer });
    const own = `/api/bookings/${reference}`;
    await booker.post(`${own}/cancellation`, {}, { 'if-match': '*' });
    const token = await mailedToken(reference);
    const owner = system.visitor();
    expect((await owner.post(`${own}/proof`, { token })).status).toBe(204);
    expect((await owner.get<ShownBooking>(own)).body.status).toBe('cancelled');
  });
});

describe('guessing with made-up addresses, when no proxy is trusted', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on' });
  });

  afterAll(() => system.remove());

  it('is counted for the network it comes from', async () => {
    const guesses = Array.from({ length: 100 }, (_, index): Guess => {
      const path = `/api/bookings/${10_000_000 + index}/proof`;
      return { method: 'POST', path, body: { email: 'a@b.cd' }, from: `198.18.${index}.1` };
    });
    const { 403: refused = 0, 429: tooMany = 0 } = countsOf(await guessAll(system.url, guesses));
    expect(refused + tooMany).toBe(guesses.length);
    expectAllowed(refused, 20);
  });
});
