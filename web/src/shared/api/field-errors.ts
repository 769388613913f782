import type { ProblemView } from '@contracts/problems.ts';
import type { FormError } from '../ui/error-summary.tsx';

/** The ids of a form's fields, by the names of the request's fields (docs/http-api.md). */
export type FieldIds = Readonly<Record<string, string>>;

/**
 * The faults of a request as errors of its form. A fault of a field that is not in the form belongs to no
 * field. A problem without faults is one error, with its title.
 */
export function fieldErrors(
  { errors = [], title }: ProblemView,
  ids: FieldIds,
): readonly FormError[] {
  if (errors.length === 0) return [{ message: title }];
  return errors.map(({ field, message }) => {
    const fieldId = ids[field];
    return fieldId === undefined ? { message } : { fieldId, message };
  });
}
