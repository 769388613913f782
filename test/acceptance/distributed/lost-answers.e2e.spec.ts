import { bookUnacknowledged } from '../../faults/unacknowledged-bookings.ts';
import { bookedReferences, describeDistributed } from '../../support/stories/distributed-story.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { System } from '../../support/processes/start-system.ts';

/** Few, so that the test does not wait long until each attempt times out; `npm run faults` has 500. */
const bookings = 150;

describeDistributed(`${bookings} bookings whose stored events were never acknowledged`, () => {
  let engines: Engines;
  let system: System;

  beforeAll(async () => {
    engines = await Engines.start({ own: true });
    system = await System.startOn(engines);
  });

  afterAll(() => system.remove());

  it(`are ${bookings} bookings after every client asks again, and no booking is made twice`, async () => {
    const { first, last, rounds } = await bookUnacknowledged(system, engines.eventStore, bookings);
    const known = first.filter(({ status }) => status === 201).length;
    console.info(
      `${bookings} answers lost: ${known} bookings confirmed by reading back, ` +
        `${bookings - known} by asking again, ${rounds} rounds in all.`,
    );
    expect(new Set(last.map(({ status }) => status))).toEqual(new Set([201]));
    const references = last.map(({ body }) => body.reference).sort();
    expect(new Set(references).size).toBe(bookings);
    first.forEach((answer, index) => {
      if (answer.status === 201) {
        expect(answer.body.reference).toBe(last[index]?.body.reference);
      } else {
        expect(answer.status).toBe(503);
      }
    });
    const staff = await system.staff();
    expect(await bookedReferences(staff)).toEqual(references);
  });
});
