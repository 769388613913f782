import { bookedReferences } from '../../support/stories/distributed-story.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { System } from '../../support/processes/start-system.ts';
import type { FaultPart } from '../fault-part.ts';
import { bookUnacknowledged } from '../unacknowledged-bookings.ts';

const bookings = 500;

export const unacknowledgedBookings: FaultPart = {
  name: 'lost-answers',
  title: `${bookings} bookings whose stored events were never acknowledged`,
  about: `Ten bookings are made at a time. The event store stores the events, but breaks the connection before it answers. Clients
that were refused repeat the request with the same key.`,
  async run(_extent, tell) {
    const engines = await Engines.start({ own: true });
    const system = await System.startOn(engines);
    try {
      const { first, last, rounds } = await bookUnacknowledged(
        system,
        engines.eventStore,
        bookings,
      );
      const readBack = first.filter(({ status }) => status === 201).length;
      const references = new Set(last.map(({ body }) => body.reference));
      const seen = await bookedReferences(await system.staff());
      tell(
        `${bookings} asked: ${readBack} confirmed by reading back, the others after ${rounds} rounds; ` +
          `${references.size} references, ${seen.length} bookings in the log.`,
      );
      return {
        table: [
          ['Asked', 'Confirmed by reading back', 'By asking again', 'Bookings in the end'],
          [bookings, readBack, bookings - readBack, seen.length].map(String),
        ],
        wrong:
          references.size === bookings && seen.length === bookings
            ? []
            : [`${bookings} requests became ${seen.length} bookings.`],
      };
    } finally {
      await system.remove();
    }
  },
};
