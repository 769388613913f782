import { type ReactNode, useReducer, useState } from 'react';
import { DialogCounter } from '../ui/dialog-counter.ts';

export type HeldWhileAskingProps<Data> = {
  data: Data;
  children: (data: Data) => ReactNode;
};

/**
 * Shows the data as they were while a dialog in it is open. Otherwise a live change, made by a colleague, could remove
 * the row of the dialog, and with it the dialog in which somebody writes.
 */
export function HeldWhileAsking<Data>({ data, children }: HeldWhileAskingProps<Data>) {
  const [open, count] = useReducer((sum: number, step: 1 | -1) => sum + step, 0);
  const [held, setHeld] = useState(data);
  if (open === 0 && held !== data) setHeld(data);
  return <DialogCounter value={count}>{children(open === 0 ? data : held)}</DialogCounter>;
}
