import { decide } from './consent.ts';

/** Takes back what was decided about the measuring of ads, and asks anew; for the foot of a page. */
export function ConsentChoice() {
  return (
    <button
      type="button"
      onClick={() => {
        decide('undecided');
      }}
    >
      Measuring of ads
    </button>
  );
}
