import { createContext, use } from 'react';

/** What a field passes to its input, to connect label, hint and error to it in one place. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldControlContext = createContext<FieldControl | null>(null);

/** Returns the attributes from the surrounding field; empty outside a field, where the input has its own label. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {};
}
