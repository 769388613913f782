import { messageOf } from '../../shared/api/problem.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import {
  useGetSuppressionQuery,
  useLiftSuppressionMutation,
  useSuppressAddressMutation,
} from './unsettled-notifications-api.ts';

const reasons = {
  bounced: 'e-mails to it came back',
  complained: 'its owner reported our e-mails as unwanted',
} as const;

/** Shows whether the address of an e-mail gets mail, and lets staff stop or allow it. */
export function AddressSuppression({ id }: { id: string }) {
  const { canChange } = useStaff();
  const { currentData } = useGetSuppressionQuery(id);
  const [suppress, stopping] = useSuppressAddressMutation();
  const [lift, lifting] = useLiftSuppressionMutation();
  if (currentData === undefined) return null;
  const { suppression } = currentData;
  const isBusy = stopping.isLoading || lifting.isLoading;
  const error = stopping.error ?? lifting.error;
  return (
    <section aria-label="E-mails to this address">
      <p>
        {suppression === null
          ? 'This address gets our e-mails.'
          : `E-mails to this address were stopped on ${formatMoment(suppression.since)}: ${reasons[suppression.reason]}.`}
      </p>
      {canChange && (
        <div data-part="actions">
          {suppression === null ? (
            <>
              <Button
                kind="quiet"
                disabled={isBusy}
                onClick={() => void suppress({ id, reason: 'bounced' })}
              >
                It came back: stop e-mails
              </Button>
              <Button
                kind="quiet"
                disabled={isBusy}
                onClick={() => void suppress({ id, reason: 'complained' })}
              >
                Reported as unwanted: stop e-mails
              </Button>
            </>
          ) : (
            <Button kind="quiet" disabled={isBusy} onClick={() => void lift(id)}>
              Allow e-mails again
            </Button>
          )}
        </div>
      )}
      {error !== undefined && (
        <p role="alert">{messageOf(error, 'It could not be changed. Please try again.')}</p>
      )}
    </section>
  );
}
