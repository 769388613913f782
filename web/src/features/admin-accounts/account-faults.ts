import { messageOf, problemOf } from '../../shared/api/problem.ts';
import type { FormError } from '../../shared/ui/error-summary.tsx';
import { fieldIds } from './account-fields.tsx';

/** Returns the messages of the API's refusal, each with the id of the field that it belongs to. */
export function accountFaults(error: unknown): readonly FormError[] {
  const problem = problemOf(error);
  if (problem?.code === 'UsernameTaken') {
    return [{ fieldId: fieldIds.username, message: problem.title }];
  }
  if (problem?.errors !== undefined) {
    return problem.errors.map(({ field, message }) =>
      field in fieldIds
        ? { fieldId: fieldIds[field as keyof typeof fieldIds], message }
        : { message },
    );
  }
  return [{ message: messageOf(error, 'This could not be done. Please try again.') }];
}
