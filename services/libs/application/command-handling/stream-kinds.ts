import type { DepartureRef } from '../../domain/departure/departure-id.ts';
import {
  bookingAggregate,
  bulkActAggregate,
  customerAggregate,
  departureAggregate,
  notificationAggregate,
  tourAggregate,
} from './aggregate.ts';
import { sealBookingEvents, sealNote } from './personal-fields.ts';
import { nothingToSeal } from './store-decision.ts';
import {
  bookingStream,
  bulkActStream,
  customerStream,
  departureStream,
  notificationStream,
  tourStream,
} from './stream-names.ts';

/** The kinds of streams on which single commands are decided. Only bookings have personal fields. */
export const tour = {
  aggregate: tourAggregate,
  seal: nothingToSeal,
  streamOf: (wish: { readonly tourId: string }) => tourStream(wish.tourId),
};

export const departure = {
  aggregate: departureAggregate,
  seal: nothingToSeal,
  streamOf: (wish: { readonly departure: DepartureRef }) => departureStream(wish.departure),
};

export const booking = {
  aggregate: bookingAggregate,
  seal: sealBookingEvents,
  streamOf: (wish: { readonly bookingNumber: number }) => bookingStream(wish.bookingNumber),
};

export const bookingNotes = { ...booking, seal: sealNote };

export const bulkAct = {
  aggregate: bulkActAggregate,
  seal: nothingToSeal,
  streamOf: (wish: { readonly bulkActId: string }) => bulkActStream(wish.bulkActId),
};

export const customer = {
  aggregate: customerAggregate,
  seal: nothingToSeal,
  streamOf: (wish: { readonly customerId: string }) => customerStream(wish.customerId),
};

export const notification = {
  aggregate: notificationAggregate,
  seal: nothingToSeal,
  streamOf: (wish: { readonly notificationId: string }) => notificationStream(wish.notificationId),
};
