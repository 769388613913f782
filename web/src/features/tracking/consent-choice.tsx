import { decide } from './consent.ts';

/** The button at the foot of a page that withdraws the choice about ad measurement, so that the notice asks again. */
export function ConsentChoice() {
  return (
    <button
      type="button"
      onClick={() => {
        decide('undecided');
      }}
    >
      Ad measurement
    </button>
  );
}
