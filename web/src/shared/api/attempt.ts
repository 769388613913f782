import { newKey } from './new-key.ts';

/**
 * A key, and the requests that were sent with it without a known outcome: one of them may have been carried
 * out. The API carries out a key once and answers every repeat with the stored result.
 */
export interface Attempt<Input> {
  readonly key: string;
  readonly unanswered: readonly Input[];
}

/** The attempts of one form whose outcome is unknown. */
export type Attempts<Input> = readonly Attempt<Input>[];

/**
 * Returns the attempt with which to send a request: the earlier one of the same request, or one with a new
 * key.
 *
 * @param isOneOnly Whether a changed request keeps the key too, so that only one of them is carried out.
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

/** Returns the attempts with one more, or with the later state of one of them. */
export function withAttempt<Input>(
  open: Attempts<Input>,
  attempt: Attempt<Input>,
): Attempts<Input> {
  return [...open.filter(({ key }) => key !== attempt.key), attempt];
}

/** Returns the attempts without a request, which was not carried out. */
export function afterRefusal<Input>(open: Attempts<Input>, input: Input): Attempts<Input> {
  return open
    .map(({ key, unanswered }) => ({ key, unanswered: without(unanswered, input) }))
    .filter(({ unanswered }) => unanswered.length > 0);
}

/** Whether the outcome of such a request is unknown. */
export function hasSent<Input>(open: Attempts<Input>, input: Input): boolean {
  return open.some(({ unanswered }) => unanswered.some((each) => isSame(each, input)));
}

/** Returns the other requests, of which one may have been carried out. */
export function without<Input>(inputs: readonly Input[], input: Input): readonly Input[] {
  return inputs.filter((each) => !isSame(each, input));
}

/** One function of a form builds its requests, so equal requests have equal JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
