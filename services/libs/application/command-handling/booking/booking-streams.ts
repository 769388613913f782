import { bookingDecider } from '../../../domain/booking/booking.decider.ts';
import { isVisibleToClients } from '../../../domain/booking/visible-events.ts';
import { sealBookingEvents, sealNote } from './personal-fields.ts';
import { streamsOf } from '../engine/streams-of.ts';
import { bookingStream } from '../../event-log/stream-names.ts';

export interface BookingAddress {
  readonly bookingNumber: number;
}

const about = {
  streamOf: ({ bookingNumber }: BookingAddress) => bookingStream(bookingNumber),
  isVisible: isVisibleToClients,
  isMissing: ({ status }: { readonly status: string }) => status === 'none',
};

export const bookingStreams = streamsOf(bookingDecider, { ...about, seal: sealBookingEvents });

/** The same streams, for notes: a note that cannot be sealed is refused. */
export const bookingNotes = streamsOf(bookingDecider, { ...about, seal: sealNote });
