import { createContext, use } from 'react';

/** The data that a field passes to its input. One place connects label, hint and error to the input. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldControlContext = createContext<FieldControl | null>(null);

/** Returns the attributes from the surrounding field; empty if the input is outside a field and has its own label. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {};
}
