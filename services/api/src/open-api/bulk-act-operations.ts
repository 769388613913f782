import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import type {
  BookingNetworksView,
  BookingNetworkView,
  NetworkBookingView,
} from '../../../libs/contracts/bulk-act/booking-network-view.ts';
import type {
  BulkActView,
  BulkFailureView,
  BulkWorkView,
} from '../../../libs/contracts/bulk-act/bulk-act-view.ts';
import { adminBooking } from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import {
  type FieldSchemas,
  instant,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  reference,
  text,
} from './schema.ts';
import { commandAnswerFields, listOf } from './view-schemas.ts';

const network = named(
  'BookingNetwork',
  object<BookingNetworkView>({
    network: text,
    bookings: integer,
    limitsReached: integer,
    lastAt: instant,
  }),
);

const networks = named(
  'BookingNetworks',
  object<BookingNetworksView>({
    items: list(network),
    from: instant,
    to: instant,
    keptDays: integer,
  }),
);

const networkBooking = named(
  'NetworkBooking',
  object<NetworkBookingView>({ placedAt: instant, nearNetwork: text, booking: adminBooking }),
);

const work = named(
  'BulkWork',
  object<BulkWorkView>({
    state: oneOf('running', 'stopped', 'done'),
    total: integer,
    changed: integer,
    unchanged: integer,
    failed: list(object<BulkFailureView>({ reference, why: text })),
    begunAt: instant,
    by: object<BulkWorkView['by']>({ id: optional(text), name: optional(text) }),
  }),
);

const bulkActFields: FieldSchemas<BulkActView> = {
  id: text,
  act: oneOf('cancel-bookings'),
  reason: text,
  work,
  undo: optional(work),
};

const bulkAct = named('BulkAct', object<BulkActView>(bulkActFields));

const bulkActAnswer = named(
  'BulkActAnswer',
  object<BulkActView & CommandAnswer>({ ...bulkActFields, ...commandAnswerFields }),
);

/** The calls by which staff act on many bookings at once. */
export const bulkActOperations: Operations = {
  AdminBookingNetworksController: {
    list: {
      summary:
        'Networks, as keyed hashes, that booked or reached a limit; of the last day where no period is named',
      answer: as(networks),
    },
    bookings: {
      summary: 'What one network booked, the oldest first',
      answer: as(listOf(networkBooking)),
    },
  },
  AdminBulkActsController: {
    list: { summary: 'Bulk acts, the newest first', answer: as(listOf(bulkAct)) },
    one: {
      summary: 'One bulk act and how far it got',
      answer: as(bulkAct),
      refuses: ['BulkActNotFound'],
    },
    begin: {
      summary: 'Begins to cancel bookings free of charge, a few a second, without e-mails',
      answer: as(bulkActAnswer),
    },
    stop: {
      summary: 'Stops a bulk act or its undo',
      answer: as(bulkActAnswer),
      refuses: ['BulkActNotFound'],
    },
    resume: {
      summary: 'Goes on with a bulk act or its undo, with what failed too',
      answer: as(bulkActAnswer),
      refuses: ['BulkActNotFound'],
    },
    undo: {
      summary: 'Begins to take back what a bulk act changed, where seats are still free',
      answer: as(bulkActAnswer),
      refuses: ['BulkActNotFound', 'BulkActRunning', 'BulkActChangedNothing'],
    },
  },
};
