import type {
  CustomerExportView,
  ErasedCustomersView,
  ErasedCustomerView,
  ErasurePreviewView,
  ErasureView,
  ExportedBookingView,
  ExportedMessageView,
  HeldBookingView,
} from '../../../libs/contracts/customer/customer-view.ts';
import { adminBooking, historyEntry } from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import {
  day,
  flag,
  instant,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  reference,
  text,
  timeOfDay,
} from './schema.ts';
import { notification } from './view-schemas.ts';

const preview = named(
  'ErasurePreview',
  object<ErasurePreviewView>({
    bookings: list(
      object<HeldBookingView>({
        reference,
        bookingNumber: integer,
        tourTitle: text,
        date: day,
        pickupTime: timeOfDay,
        status: oneOf('pending', 'confirmed', 'cancelled'),
        isUpcoming: flag,
        isTheirs: flag,
      }),
    ),
    messages: list(day),
    otherAddresses: integer,
  }),
);

const erasure = named(
  'Erasure',
  object<ErasureView>({
    bookings: integer,
    messages: integer,
    addresses: integer,
    isPurged: flag,
    awaitsScavenge: flag,
    position: text,
  }),
);

const erasures = named(
  'Erasures',
  object<ErasedCustomersView>({
    items: list(
      object<ErasedCustomerView>({
        customerId: text,
        at: instant,
        by: optional(
          object<NonNullable<ErasedCustomerView['by']>>({ id: text, name: optional(text) }),
        ),
        bookings: integer,
        messages: integer,
      }),
    ),
    awaitsScavenge: flag,
    bookingDataMonths: integer,
    contactDataMonths: integer,
  }),
);

const exported = {
  type: 'application/json',
  description: 'A file in UTF-8, as long as it takes.',
  of: as(
    object<CustomerExportView>({
      email: text,
      exportedAt: instant,
      bookings: list(
        object<ExportedBookingView>({
          booking: adminBooking,
          history: list(historyEntry),
          emails: list(notification),
        }),
      ),
      messages: list(
        object<ExportedMessageView>({
          id: text,
          writtenAt: instant,
          name: text,
          email: text,
          message: text,
        }),
      ),
    }),
  ),
};

/** The calls about the personal data of customers and its erasure. */
export const customerOperations: Operations = {
  AdminCustomersController: {
    erasures: { summary: 'Who was erased when, without names', answer: as(erasures) },
    preview: {
      summary: 'What would become unreadable if an address were erased',
      answer: as(preview),
      refuses: ['CustomerNotFound', 'TooManyRequests'],
    },
    erase: {
      summary: 'Makes everything held about a person permanently unreadable',
      answer: as(erasure),
      refuses: ['CustomerNotFound', 'TooManyRequests'],
    },
    export: {
      summary: 'Everything held about a person as a file',
      stream: exported,
      refuses: ['CustomerNotFound', 'NothingLeftToExport', 'TooManyRequests'],
    },
    exportByUrl: {
      summary: 'The same; POST keeps the address out of the logs of proxies',
      stream: exported,
      refuses: ['CustomerNotFound', 'NothingLeftToExport', 'TooManyRequests'],
    },
  },
};
