import type { BookingView } from '../../contracts/booking/booking-view.ts';
import type { ActorKind } from '../../domain/actor.ts';
import { amountIn } from '../../domain/booking/amounts.ts';
import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import type { BookingEvent, FreeText } from '../../domain/booking/booking.events.ts';
import type { Contact } from '../../domain/booking/contact.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import { currencies } from '../../domain/money/money.ts';
import type { BookingSubject } from '../../domain/notification/notification-subject.ts';
import { commandsCovered } from '../../domain/notification/merged-changes.ts';
import type { Personal } from '../../domain/personal-data/personal-data.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../projections/booking/booking-tabs.projection.ts';
import { commandsOnBooking } from './commands-on-booking.ts';
import { bookingView } from '../queries/booking/booking-view.ts';

/** The effects of the command that an e-mail is about, or of all commands that share the e-mail. */
export interface WhatHappened {
  readonly by: ActorKind;
  /** How many commands the e-mail covers: more than one if a traveller's own changes were merged. */
  readonly changes: number;
  /** The booking just before the command; absent if the command placed the booking. */
  readonly before?: BookingView;
  /** For a cancellation: whether it is free for the traveller. */
  readonly isFree: boolean;
  /** Whether the whole departure was cancelled or moved. */
  readonly isWithDeparture: boolean;
  /** The fields of the contact that were corrected. */
  readonly corrected: readonly (keyof Contact)[];
  /** The reason, if the traveller gets it; sealed. */
  readonly reason?: Personal<FreeText>;
  /** The amount that the traveller has paid and that was not refunded, in whole units. */
  readonly paid: readonly { readonly amount: number; readonly currency: string }[];
}

/** Returns everything that one command did to a booking, from all events of its stream. */
export function whatHappened(
  history: readonly RecordedEvent<BookingEvent>[],
  { cause, recipient }: Pick<BookingSubject, 'cause' | 'recipient'>,
): WhatHappened {
  const untilThen = history.slice(0, cause.revision + 1);
  const told = { commandId: cause.commandId, recipient };
  const together = commandsCovered(commandsOnBooking(untilThen), told);
  const ofCommand = untilThen.filter(({ metadata }) => together.includes(metadata.commandId));
  const [first] = ofCommand;
  const before = untilThen
    .slice(0, first?.revision)
    .reduce<BookingCard | undefined>(foldBookingCard, undefined);
  const reason = ofCommand.map(reasonForTraveller).find((each) => each !== undefined);
  return {
    by: first?.metadata.actor.kind ?? 'system',
    changes: together.length,
    ...(before === undefined ? {} : { before: bookingView(before, undefined, 'masked') }),
    isFree: ofCommand.some((event) => event.type === 'BookingCancelled' && event.data.free),
    isWithDeparture: ofCommand.some(({ data }) => 'disruptionId' in data),
    corrected: [
      ...new Set(
        ofCommand.flatMap((event) => (event.type === 'ContactCorrected' ? event.data.changed : [])),
      ),
    ],
    ...(reason === undefined ? {} : { reason }),
    paid: paidBy(untilThen),
  };
}

function reasonForTraveller(event: RecordedEvent<BookingEvent>): Personal<FreeText> | undefined {
  const mayBeShared =
    event.type === 'BookingCancelled' ||
    event.type === 'RequestWithdrawn' ||
    event.type === 'BookingRescheduled';
  return mayBeShared && event.data.isReasonTold === true ? event.data.personal : undefined;
}

function paidBy(history: readonly RecordedEvent<BookingEvent>[]): WhatHappened['paid'] {
  const state = history.reduce(bookingDecider.evolve, bookingDecider.initialState);
  if (state.status === 'none') {
    return [];
  }
  return currencies
    .map((currency) => ({
      currency,
      minor: amountIn(state.collected, currency) - amountIn(state.refunded, currency),
    }))
    .filter(({ minor }) => minor > 0)
    .map(({ currency, minor }) => ({ currency, amount: toMajor(minor) }));
}
