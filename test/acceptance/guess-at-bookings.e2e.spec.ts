import { Agent, request } from 'node:http';
import type { ShownBooking } from '../../services/libs/contracts/booking/booking-view.ts';
import { book } from '../support/booking-requests.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/mail-server.ts';
import { System } from '../support/start-system.ts';
import { storyProfile } from '../support/story-profile.ts';

interface Guess {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** What a proxy says about where it comes from. */
  readonly from: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Guesses at once; more would only wait for one another. */
const atOnce = 40;

/** Asks all of it as fast as the product answers, on connections that are kept. */
async function guessAll(url: string, guesses: readonly Guess[]): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: Answered[] = [];
  let next = 0;
  const goOn = async () => {
    for (let guess = guesses[next]; guess !== undefined; guess = guesses[next]) {
      const place = next;
      next += 1;
      answers[place] = await ask(url, guess, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  agent.destroy();
  return answers;
}

function ask(url: string, { method, path, body, from }: Guess, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const asked = request(`${url}${path}`, { method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function countsOf(answers: readonly Answered[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * How many count the same attempts. A process counts for itself while a Redis on a busy machine answers too late, and
 * then as many again are let through.
 */
const countersMax = storyProfile === 'embedded' ? 1 : 2;

/** As many as one counter lets through, or as all of them do. */
function expectAllowed(attempts: number, limit: number): void {
  expect(attempts).toBeGreaterThanOrEqual(limit);
  expect(attempts).toBeLessThanOrEqual(limit * countersMax);
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

  /** What the first message to the traveller about the booking has in its link. */
  const mailedToken = (reference: string) =>
    eventually(
      () =>
        mails.received
          .filter(({ text }) => text?.includes(reference) === true)
          .flatMap(({ text }) => tokenIn(text) ?? [])[0],
    );

  it('teaches nothing, and keeps neither the owner nor anybody else out', async () => {
    const booker = system.visitor();
    const booking = await book(booker);
    const own = `/api/bookings/${booking.reference}`;
    const token = await mailedToken(booking.reference);

    const wrongToken = '0'.repeat(64);
    const guesses = Array.from({ length: 10_000 }, (_, index): Guess => {
      // Every tenth is at the one booking there is.
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
    const guessing = guessAll(system.url, guesses);
    // Meanwhile somebody else looks for a tour and books it.
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
    // Whatever was refused was refused in the same words, the one booking there is included.
    const told = (status: number) =>
      new Set([...emails, ...tokens].filter((each) => each.status === status).map((a) => a.text));
    expect([told(403).size, told(429).size]).toEqual([1, 1]);

    const owner = system.visitor();
    const fromGuesser = { 'x-forwarded-for': '198.18.0.1' };
    const proven = await owner.post(`${own}/proof`, { token }, fromGuesser);
    expect(proven.status).toBe(204);
    const { status, body } = await owner.get<ShownBooking>(own, fromGuesser);
    expect([status, body.proof, body.customer?.name]).toEqual([200, 'given', 'Asha Juma']);
    expect((await booker.get<ShownBooking>(own)).body.proof).toBe('given');
  });

  it('has no owner lose the link of a booking that was cancelled', async () => {
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

describe('guessing with made-up addresses, where no proxy is trusted', () => {
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
