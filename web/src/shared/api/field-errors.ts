import type { ProblemView } from '@contracts/problems.ts';
import type { FormError } from '../ui/error-summary.tsx';

/** The ids of a form's fields, by the names of the request's fields (docs/http-api.md). */
export type FieldIds = Readonly<Record<string, string>>;

/**
 * Returns the faults of a request as errors of its form. If the form does not have the field of a fault, the error has
 * no field. A problem without faults becomes one error, with the title of the problem.
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
