import { createContext, use } from 'react';
import type { FormError } from './error-summary.tsx';

/** The errors of the surrounding form. Each field finds its own error here, so it needs no property for it. */
export const FormErrorsContext = createContext<readonly FormError[]>([]);

/** The message of the form's error that belongs to a field; undefined if there is none. */
export function useFormError(fieldId: string | undefined): string | undefined {
  return use(FormErrorsContext).find(
    (error) => error.fieldId !== undefined && error.fieldId === fieldId,
  )?.message;
}
