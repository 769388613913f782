import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';

export function TextArea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea data-slot="input" {...useFieldControl()} rows={rows} {...rest} />;
}
