import { isUnanswered, problemOf } from '../../shared/api/problem.ts';
import { type MessageError, messageFields } from './message-fields.ts';

/**
 * Shown if no answer came. The message may be stored already. The next attempt has the same key, so it is stored only
 * once.
 */
const unanswered =
  'We got no answer, so we do not know whether your message reached us. Please send it again. It will reach us only once.';

/** Turns an error of the API into messages for the person who wrote. */
export function sendFaultOf(error: unknown): readonly MessageError[] {
  const problem = problemOf(error);
  if (problem === undefined || isUnanswered(error)) return [{ message: unanswered }];
  const { errors = [], title } = problem;
  if (errors.length === 0) {
    return [{ message: title }];
  }
  return errors.map(({ field: name, message }) => {
    const field = messageFields.find((each) => each === name);
    return field === undefined ? { message } : { field, message };
  });
}
