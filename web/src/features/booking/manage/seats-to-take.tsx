import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { problemOf } from '../../../shared/api/problem.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSendsEmail } from '../../../shared/site/use-sends-email.ts';
import { OtherWays } from '../other-ways.tsx';
import { useTakeSeatsMutation } from './own-booking-api.ts';
import { tooManyWords } from './own-booking-fault.ts';

export type SeatsToTakeProps = {
  booking: ShownBooking;
  /** The token of the mailed link. Without it the seats cannot be taken here. */
  token: string | undefined;
  onCancel: () => void;
};

/**
 * The last step of a request without seats. It is a button and not only a link, because programs that check
 * e-mails open links.
 */
export function SeatsToTake({ booking, token, onCancel }: SeatsToTakeProps) {
  const { reference, proof, tourTitle } = booking;
  const sendsEmail = useSendsEmail();
  const [take, { isLoading, error }] = useTakeSeatsMutation();
  return (
    <section data-slot="own-panel" aria-labelledby="own-seats">
      <h2 id="own-seats">Take your seats</h2>
      <p>
        {token === undefined
          ? `Your request has no seats yet. ${sendsEmail ? 'Open the link in our e-mail: then you can take them here.' : 'Ask us for the link with which you can take them here.'}`
          : 'Your request has no seats yet. Press the button to take seats, if enough seats are still free.'}
      </p>
      <p role="status">{error !== undefined && faultWords(error)}</p>
      <div data-slot="own-actions">
        {token !== undefined && (
          <Button disabled={isLoading} onClick={() => void take({ reference, proof, token })}>
            {isLoading ? 'Taking your seats...' : 'Take my seats'}
          </Button>
        )}
        <Button kind="quiet" onClick={onCancel}>
          Withdraw the request
        </Button>
      </div>
      <p>{sendsEmail ? 'No e-mail, or something else? Ask us.' : 'Something else? Ask us.'}</p>
      <OtherWays tourTitle={tourTitle} />
    </section>
  );
}

function faultWords(error: unknown): string {
  const problem = problemOf(error);
  if (problem === undefined || problem.status >= 500) {
    return 'We got no answer. Please press the button again. The seats are taken only once.';
  }
  return problem.code === 'TooManyRequests' ? tooManyWords(error, problem) : `${problem.title}.`;
}
