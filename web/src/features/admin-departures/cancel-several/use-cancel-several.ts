import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useKeptAttempts } from '../../../shared/console/drafts/use-kept-attempts.ts';
import { toastRaised } from '../../../shared/toasts/toast-slice.ts';
import { useCancelDepartureMutation } from '../admin-departures-api.ts';
import { departuresText, faultWords } from '../departure-words.ts';
import type { Sent } from './several-departures.ts';

/** The departures that are being cancelled for one reason. */
export interface Cancelling {
  readonly reason: string;
  /** The departures in the order in which they are cancelled, by id. */
  readonly sent: ReadonlyMap<string, Sent>;
  readonly isBusy: boolean;
}

/**
 * Cancels several departures one after the other: each with its own command and its own Idempotency-Key, which a
 * repetition keeps. If one fails, the others are still cancelled.
 *
 * @param form The name of the draft. The keys of requests without an answer are kept beside it.
 * @param isShown Whether the result is on the screen. If it is not, a toast says how many failed.
 */
export function useCancelSeveral(form: string, isShown: boolean) {
  const dispatch = useDispatch();
  const kept = useKeptAttempts<{ readonly id: string; readonly reason: string }>(form);
  const [cancel] = useCommand(useCancelDepartureMutation(), { kept, areApart: true });
  const [cancelling, setCancelling] = useState<Cancelling>();
  const isSeen = useRef(isShown);
  useEffect(() => {
    isSeen.current = isShown;
    return () => {
      isSeen.current = false;
    };
  }, [isShown]);

  /** Resolves to whether every request succeeded. */
  async function start(ids: readonly string[], reason: string): Promise<boolean> {
    const sent = new Map(cancelling?.sent ?? []);
    const show = (isBusy: boolean) => {
      setCancelling({ reason, sent: new Map(sent), isBusy });
    };
    for (const id of ids) sent.set(id, { is: 'waiting' });
    for (const id of ids) {
      sent.set(id, { is: 'sending' });
      show(true);
      sent.set(id, outcomeOf(await cancel({ id, reason })));
    }
    show(false);
    const failed = ids.filter((id) => sent.get(id)?.is === 'failed').length;
    if (!isSeen.current) dispatch(resultToast(ids.length, failed));
    return failed === 0;
  }
  return {
    cancelling,
    start,
    startAgain: () => {
      setCancelling(undefined);
    },
  };
}

function outcomeOf({ error }: { readonly error?: unknown }): Sent {
  return error === undefined ? { is: 'accepted' } : { is: 'failed', why: faultWords(error) };
}

function resultToast(all: number, failed: number) {
  return failed === 0
    ? toastRaised(`Cancelled: ${departuresText(all)}`, 'ok')
    : toastRaised(`Not cancelled: ${departuresText(failed)} of ${String(all)}`, 'error');
}
