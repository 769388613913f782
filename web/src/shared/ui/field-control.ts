import { createContext, use } from 'react';

/** What a field tells the input inside it, so that label, hint and error are tied to it once, here. */
export type FieldControl = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldControlContext = createContext<FieldControl | null>(null);

/** The attributes of the surrounding field; none outside a field, where the input brings its own label. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {};
}
