import { useRef } from 'react';
import { attemptFor, type Attempts, hasSent, withAttempt, withoutRequest } from './attempt.ts';
import { isUnanswered } from './problem.ts';

/** The input of a mutation that sends an Idempotency-Key; `useCommand` chooses the key. */
export interface Keyed {
  readonly idempotencyKey: string;
}

/** The data that a form sends: the input of the mutation without the key. */
type Unkeyed<Input> = Omit<Input, keyof Keyed>;

type Answered<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/** The return value of a mutation's hook. */
type Mutation<Input, Answer> = readonly [
  send: (input: Input) => PromiseLike<Answered<Answer>>,
  state: { readonly isLoading: boolean },
];

export interface CommandOptions<Input> {
  /** The storage of the attempts, if they must be kept after the component is gone. */
  readonly kept?: {
    readonly read: () => Attempts<Input>;
    readonly write: (attempts: Attempts<Input>) => void;
  };
  /**
   * Whether a changed request keeps the key while an earlier outcome is unknown. Then the API carries out one
   * of them, and refuses the others with `KeyReused`.
   */
  readonly isOneOnly?: boolean;
  /**
   * Whether the requests are about different things, such as several departures. Then a success ends only its
   * own attempt, and the requests without an answer keep their keys.
   */
  readonly areApart?: boolean;
}

/**
 * Sends the commands of a form, each with an Idempotency-Key. A request whose outcome is unknown (no answer, or
 * a fault of the server) keeps its key until it succeeds. So it is carried out only once, even if it is sent
 * several times. Another request, a request after a refusal, and every request after a success get a new key.
 *
 * @returns A function that sends a command, and whether a command is running.
 */
export function useCommand<Input extends Keyed, Answer>(
  [trigger, { isLoading: isBusy }]: Mutation<Input, Answer>,
  { kept, isOneOnly = false, areApart = false }: CommandOptions<Unkeyed<Input>> = {},
) {
  const own = useRef<Attempts<Unkeyed<Input>>>([]);
  const read = () => kept?.read() ?? own.current;

  function write(attempts: Attempts<Unkeyed<Input>>) {
    if (kept === undefined) own.current = attempts;
    else kept.write(attempts);
  }

  async function send(input: Unkeyed<Input>): Promise<Answered<Answer>> {
    const before = read();
    const attempt = attemptFor(before, input, isOneOnly);
    write(withAttempt(before, attempt)); // stored before the answer comes, because the page may be reloaded meanwhile
    const answer = await trigger({ ...input, idempotencyKey: attempt.key } as unknown as Input);
    if (answer.error === undefined) write(areApart ? withoutRequest(read(), input) : []);
    // The refusal of a repeat (too many requests, signed out) says nothing about the first request.
    else if (!isUnanswered(answer.error) && !hasSent(before, input)) {
      write(withoutRequest(read(), input));
    }
    return answer;
  }
  return [send, isBusy] as const;
}
