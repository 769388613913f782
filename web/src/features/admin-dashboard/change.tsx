import { changeWords } from './change-words.ts';

export type ChangeProps = {
  now: number;
  before: number;
  /** Formats the figure. Without it, a plain number is shown. */
  format?: (figure: number) => string;
};

/**
 * How a figure compares with the figure of the period before. The change is not marked as good or bad,
 * because more can be good (bookings) or bad (cancellations).
 */
export function Change({ now, before, format }: ChangeProps) {
  return <span data-slot="change">{changeWords(now, before, format)}</span>;
}
