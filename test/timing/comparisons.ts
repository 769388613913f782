import { book } from '../support/stories/booking-requests.ts';
import { owner, type System } from '../support/processes/start-system.ts';
import { type Answered, freshKey } from '../support/stories/visitor.ts';

export interface Comparison {
  readonly what: string;
  readonly pairs: number;
  /** Asks about a subject that exists or about one that does not exist. Both answers have the same content. */
  readonly ask: (isKnown: boolean) => Promise<Answered>;
}

/** Returns the answers that an attacker who guesses could compare. */
export async function comparisonsOf(system: System): Promise<readonly Comparison[]> {
  const visitor = system.visitor();
  const { reference } = await book(visitor);
  const stranger = system.hastyVisitor();
  const noReference = reference === '12345678' ? '12345679' : '12345678';
  const of = (isKnown: boolean) => (isKnown ? reference : noReference);
  const post = (path: string, body: object) => {
    stranger.cookies.clear();
    return stranger.post(path, body, { 'idempotency-key': freshKey() });
  };
  return [
    {
      what: 'a wrong e-mail of a booking',
      pairs: 2_000,
      ask: (isKnown) => post(`/api/bookings/${of(isKnown)}/proof`, { email: 'guess@example.com' }),
    },
    {
      what: 'a wrong token of a booking',
      pairs: 2_000,
      ask: (isKnown) => post(`/api/bookings/${of(isKnown)}/proof`, { token: 'A'.repeat(43) }),
    },
    {
      what: 'a wrong password of an account',
      pairs: 100,
      ask: (isKnown) =>
        post('/api/auth/sign-in', {
          username: isKnown ? owner.username : 'nobody-at-all',
          password: 'a wrong password',
        }),
    },
  ];
}
