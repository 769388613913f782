import { changeWords } from './change-words.ts';

export type ChangeProps = {
  now: number;
  before: number;
  /** How the figure is written; in plain figures where it is left out. */
  format?: (figure: number) => string;
};

/** How a figure compares with that of the period before. Neither way is marked as good: that depends. */
export function Change({ now, before, format }: ChangeProps) {
  return <span data-slot="change">{changeWords(now, before, format)}</span>;
}
