import { askToBook } from '../../support/booking-requests.ts';
import { bookedReferences, describeDistributed } from '../../support/distributed-story.ts';
import { Engines } from '../../support/product-place.ts';
import { System } from '../../support/start-system.ts';
import { freshKey } from '../../support/visitor.ts';

const bookings = 500;
/** Requests under way at once. */
const clients = 10;

describeDistributed(`${bookings} bookings whose stored events were never acknowledged`, () => {
  let engines: Engines;
  let system: System;

  beforeAll(async () => {
    engines = await Engines.start({ own: true });
    system = await System.startOn(engines);
  });

  afterAll(() => system.remove());

  const askForAll = async (keys: readonly string[]) => {
    const answers = new Map<string, Awaited<ReturnType<typeof askToBook>>>();
    const waiting = [...keys];
    const one = async () => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        answers.set(key, await askToBook(system.visitor(), {}, key));
      }
    };
    await Promise.all(Array.from({ length: clients }, one));
    return keys.map((key) => answers.get(key));
  };

  it(`are ${bookings} bookings when everybody asks again, and none is made twice`, async () => {
    const keys = Array.from({ length: bookings }, freshKey);
    await engines.eventStore.faults.loseAnswers(bookings, ['append']);
    const first = await askForAll(keys);
    await engines.eventStore.faults.clear();
    let asked = 1;
    let answers = first;
    while (answers.some((answer) => answer?.status !== 201)) {
      expect(asked).toBeLessThan(20);
      answers = await askForAll(keys);
      asked += 1;
    }
    const known = first.filter((answer) => answer?.status === 201).length;
    console.info(
      `${bookings} answers lost: ${known} bookings confirmed by reading back, ` +
        `${bookings - known} by asking again, ${asked} rounds in all.`,
    );
    const references = answers.map((answer) => answer?.body.reference ?? '').sort();
    expect(new Set(references).size).toBe(bookings);
    first.forEach((answer, index) => {
      if (answer?.status === 201) {
        expect(answer.body.reference).toBe(answers[index]?.body.reference);
      } else {
        expect(answer?.status).toBe(503);
      }
    });
    const staff = await system.staff();
    expect(await bookedReferences(staff)).toEqual(references);
  });
});
