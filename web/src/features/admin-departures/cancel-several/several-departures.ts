import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { DisruptionView } from '@contracts/departure/disruption-view.ts';
import { bookingsText } from '../../../shared/ui/bookings-text.ts';
import { hasDeparted } from '../departure-words.ts';

/** What staff enter to cancel several departures of a day. */
export interface SeveralDraft {
  readonly reason: string;
  /** The ids of the chosen departures. */
  readonly chosen: readonly string[];
}

/** `accepted`: the API accepted the cancellation. `failed`: it was refused, or no answer came. */
export type Sent =
  | { readonly is: 'waiting' | 'sending' | 'accepted' }
  | { readonly is: 'failed'; readonly why: string };

/** How far the cancellation of a departure is. `taken`: a colleague cancelled or moved the departure first. */
export type Progress = Sent | { readonly is: 'taken' };

/** The departures that are chosen when the dialog opens: travellers are booked on them, and they have not left. */
export function chosenAtFirst(departures: readonly DepartureView[]): SeveralDraft {
  const chosen = departures
    .filter((departure) => isOn(departure) && departure.seatsTaken > 0 && !hasDeparted(departure))
    .map(({ id }) => id);
  return { reason: '', chosen };
}

/** Whether a departure is not cancelled or moved. */
export function isOn({ disruption }: DepartureView): boolean {
  return disruption === undefined;
}

/** `09:00 Spice Farm Tour` */
export function departureName({ time, tourTitle }: DepartureView): string {
  return `${time} ${tourTitle}`;
}

/** What colleagues and travellers changed since the dialog was opened, in sentences. */
export function changesSince(
  before: readonly DepartureView[],
  now: readonly DepartureView[],
): readonly string[] {
  return now.flatMap((departure) => {
    const earlier = before.find(({ id }) => id === departure.id);
    const name = departureName(departure);
    if (!isOn(departure)) {
      const isNew = earlier === undefined || isOn(earlier);
      return isNew ? [`${name} was ${calledOffWords(departure.disruption)} by a colleague.`] : [];
    }
    const more = seatsBooked(departure) - (earlier === undefined ? 0 : seatsBooked(earlier));
    if (more === 0) return [];
    return [`${name} has ${moreWords(more)}.`];
  });
}

/** `1 more traveller`, `2 fewer travellers` */
function moreWords(more: number): string {
  const count = Math.abs(more);
  return `${String(count)} ${more > 0 ? 'more' : 'fewer'} ${count === 1 ? 'traveller' : 'travellers'}`;
}

function seatsBooked({ seatsTaken, seatsHeld }: DepartureView): number {
  return Math.max(0, seatsTaken - seatsHeld);
}

function calledOffWords(disruption: DisruptionView | undefined): string {
  return disruption?.kind === 'move' ? 'moved' : 'cancelled';
}

/**
 * How far a departure is, from the outcome of the request and from the list of departures. A request without an
 * answer may have been carried out: then the list has the cancellation with its reason.
 */
export function progressOf(sent: Sent, departure: DepartureView, reason: string): Progress {
  const { disruption } = departure;
  if (disruption === undefined || sent.is === 'waiting' || sent.is === 'sending') return sent;
  const isOurs = disruption.kind === 'cancellation' && disruption.reason === reason;
  return { is: isOurs ? 'accepted' : 'taken' };
}

/** The progress of a departure in words. */
export function progressWords(progress: Progress, { disruption }: DepartureView): string {
  switch (progress.is) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return 'Cancelling...';
    case 'failed':
      return progress.why;
    case 'taken':
      return `A colleague ${calledOffWords(disruption)} it first: “${disruption?.reason ?? ''}”`;
    case 'accepted':
      return disruption === undefined ? 'Cancelled' : doneWords(disruption);
  }
}

function doneWords({ state, done, total, failed }: DisruptionView): string {
  if (total === 0) return 'Cancelled; nobody was booked';
  const stopped = state === 'stopped' ? 'Stopped: ' : '';
  const faults = failed.length > 0 ? `; ${String(failed.length)} failed` : '';
  return `${stopped}${String(done)} of ${bookingsText(total)} cancelled${faults}`;
}
