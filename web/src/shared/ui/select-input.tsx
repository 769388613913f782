import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';

/** The browser's own select; its options are its children. */
export function SelectInput(props: ComponentProps<'select'>) {
  return <select data-slot="input" {...useFieldControl()} {...props} />;
}
