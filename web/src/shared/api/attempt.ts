import { newKey } from './new-key.ts';

/**
 * An Idempotency-Key, and the requests that were sent with it and whose outcome is unknown. One of these
 * requests may have been carried out. The API carries out one request for each key. It answers every repeat
 * of that request with the stored result.
 */
export interface Attempt<Input> {
  readonly key: string;
  readonly unanswered: readonly Input[];
}

/** The attempts of one form whose outcome is unknown. */
export type Attempts<Input> = readonly Attempt<Input>[];

/**
 * Returns the attempt to send a request with: the earlier attempt of the same request, otherwise an attempt with a
 * new key.
 *
 * @param isOneOnly Whether a changed request also gets the earlier key. The API then carries out only one of the
 * requests.
 */
export function attemptFor<Input>(
  open: Attempts<Input>,
  input: Input,
  isOneOnly: boolean,
): Attempt<Input> {
  const { key, unanswered } = open.find((attempt) => isOneOnly || hasSent([attempt], input)) ?? {
    key: newKey(),
    unanswered: [],
  };
  return { key, unanswered: [...without(unanswered, input), input] };
}

/** Returns the attempts and this one, which replaces an earlier attempt with the same key. */
export function withAttempt<Input>(
  open: Attempts<Input>,
  attempt: Attempt<Input>,
): Attempts<Input> {
  return [...open.filter(({ key }) => key !== attempt.key), attempt];
}

/** Returns the attempts without this request, whose outcome is known. */
export function withoutRequest<Input>(open: Attempts<Input>, input: Input): Attempts<Input> {
  return open
    .map(({ key, unanswered }) => ({ key, unanswered: without(unanswered, input) }))
    .filter(({ unanswered }) => unanswered.length > 0);
}

/** Whether an equal request was sent and its outcome is unknown. */
export function hasSent<Input>(open: Attempts<Input>, input: Input): boolean {
  return open.some(({ unanswered }) => unanswered.some((each) => isSame(each, input)));
}

/** Returns the requests that differ from this one. */
export function without<Input>(inputs: readonly Input[], input: Input): readonly Input[] {
  return inputs.filter((each) => !isSame(each, input));
}

/** Compares the JSON: one function builds all requests of a form, so equal requests have equal JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
