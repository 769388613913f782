import { createContext, use } from 'react';

/** The attributes that connect an input to the label, the hint and the error of its field. */
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
