import { decide } from './consent.ts';

/** The button at the foot of a page that takes back the choice about ad measurement and asks again. */
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
