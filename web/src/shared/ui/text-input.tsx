import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';

export type TextInputProps = ComponentProps<'input'> & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'url';
};

export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <input data-slot="input" {...useFieldControl()} type={type} {...rest} />;
}
