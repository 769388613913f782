import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import { dueMinor, unpaidMinor } from '../booking-money.ts';
import type { DebtWrittenOff } from '../booking.events.ts';
import type { BookingNotFound, NotANoShow, NothingOwed } from '../booking.refusals.ts';
import { type BookingState, isNoShow } from '../booking.state.ts';
import { requiredText } from '../required-text.ts';

/** Staff write off what the travellers owe, because the travellers did not come. */
export interface WriteOffDebt {
  readonly type: 'WriteOffDebt';
  readonly reason: string;
}

export type WriteOffDebtRefusal = BookingNotFound | InvalidFields | NotANoShow | NothingOwed;

export function writeOffDebt(
  { reason }: WriteOffDebt,
  state: BookingState,
): Decision<DebtWrittenOff, WriteOffDebtRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const given = requiredText('reason', reason);
  if ('refusal' in given) return refuse(given.refusal);
  if (!isNoShow(state)) {
    return refuse({ code: 'NotANoShow' });
  }
  if (dueMinor(state) <= 0) {
    return state.writtenOff === null ? refuse({ code: 'NothingOwed' }) : accept();
  }
  const amount = { currency: state.price.currency, amountMinor: unpaidMinor(state) };
  return accept({ type: 'DebtWrittenOff', data: { amount, ...given } });
}
