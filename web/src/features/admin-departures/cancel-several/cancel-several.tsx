import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { useState } from 'react';
import { forgetDraft } from '../../../shared/console/drafts/kept-drafts.ts';
import { useReopened } from '../../../shared/console/drafts/use-reopened.ts';
import { useLive } from '../../../shared/console/live.ts';
import { usePageActions } from '../../../shared/console/page-actions.ts';
import { useStaff } from '../../../shared/console/staff.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { CancelProgress } from './cancel-progress.tsx';
import './cancel-several.css';
import { ChooseDepartures } from './choose-departures.tsx';
import { isOn } from './several-departures.ts';
import { useCancelSeveral } from './use-cancel-several.ts';

export type CancelSeveralProps = { date: string; departures: readonly DepartureView[] };

const label = 'Cancel several departures';

/**
 * The button and the dialog that cancel several departures of a day for one reason. Accounts that only read, and
 * days in the past, have no button.
 */
export function CancelSeveral({ date, departures }: CancelSeveralProps) {
  const { id: accountId, canChange } = useStaff();
  const { today } = useLive();
  const [isOpen, setIsOpen] = useState(false);
  const form = `departures/${date}/cancel`;
  const { cancelling, start, startAgain } = useCancelSeveral(form, isOpen);
  const isOffered = canChange && date >= today && departures.some(isOn);
  const open = () => {
    setIsOpen(true);
  };
  const forget = () => {
    forgetDraft({ accountId, form });
  };
  const close = () => {
    setIsOpen(false);
    if (cancelling?.isBusy === true) return;
    forget();
    startAgain();
  };
  const send = async (ids: readonly string[], reason: string) => {
    if (await start(ids, reason)) forget();
  };
  usePageActions(isOffered ? [{ label, run: open }] : []);
  useReopened(isOffered ? `departures/${date}/` : undefined, open);
  return (
    <>
      {isOffered && (
        <Button kind="quiet" onClick={open}>
          {label}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={close} title={`Cancel departures on ${formatDay(date)}`}>
        {cancelling === undefined ? (
          <ChooseDepartures
            departures={departures}
            form={form}
            onChosen={(ids, reason) => void send(ids, reason)}
            onClose={close}
          />
        ) : (
          <CancelProgress
            {...cancelling}
            departures={departures}
            onRepeat={(ids) => void send(ids, cancelling.reason)}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  );
}
