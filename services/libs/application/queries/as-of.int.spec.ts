import fc from 'fast-check';
import { sampleTour } from '../../../../test/support/sample-tour.ts';
import { WholeStory } from '../../../../test/support/stories/whole-story.ts';
import { party, slot } from '../../../../test/support/in-memory/write-side.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { departureId } from '../../domain/departure/departure-id.ts';
import {
  AddBookingNote,
  CancelBooking,
  CheckInGuests,
  CorrectContact,
  ModifyBooking,
  RebookBooking,
  RecordCollection,
} from '../command-handling/booking/booking.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  ReopenDeparture,
  SetCapacity,
} from '../command-handling/departure/departure.commands.ts';
import { RecordTourViews } from '../command-handling/engagement/engagement.commands.ts';
import { DeleteTour, EditTour, RestoreTour } from '../command-handling/tour/tour.commands.ts';
import { beginning } from '../event-log/stored-event.ts';
import { getBookingAsOf } from './booking/booking-as-of.ts';
import { getDaySheetAsOf } from './departure/day-sheet-as-of.ts';
import { getBooking } from './booking/get-booking.ts';
import { getDaySheet } from './departure/get-day-sheet.ts';
import { getDailyRevenue } from './reports/get-revenue.ts';
import { getAdminTour } from './tour/get-tour.ts';
import { getDailyRevenueAsOf } from './reports/revenue-as-of.ts';
import { shownToStaff } from './booking/showing.ts';
import { getTourAsOf } from './tour/tour-as-of.ts';

const begins = Date.parse('2026-11-20T09:00:00.000Z');
const days = { from: '2026-11-01', to: '2026-12-31' };
const slots = [slot, { date: '2026-12-01', time: '14:00' }] as const;

/** An action, and how many minutes after the previous action it is done. */
const step = fc.record({
  minutes: fc.constantFrom(0, 0, 7, 90, 1_000),
  action: fc.constantFrom(
    ...(['book', 'book', 'book', 'move', 'grow', 'correct', 'cancel', 'rebook'] as const),
    ...(['arrive', 'collect', 'note', 'limit', 'close', 'reopen', 'callOff'] as const),
    ...(['edit', 'remove', 'restore', 'look'] as const),
  ),
  whom: fc.nat(5),
  where: fc.constantFrom(...slots),
  guests: fc.integer({ min: 1, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does actions one after another. Some are refused; this does not matter here. */
class Doings {
  readonly booked: number[] = [];
  readonly story: WholeStory;
  readonly tourId: string;

  constructor(story: WholeStory, tourId: string) {
    this.story = story;
    this.tourId = tourId;
  }

  async take({ action, whom, where, guests }: Step): Promise<void> {
    const { commands } = this.story;
    const { side } = commands;
    const by = commands.admin();
    const { tourId } = this;
    const departure = { tourId, ...where };
    const bookingNumber = this.booked[whom % Math.max(1, this.booked.length)] ?? 10_000_000;
    const payment = { currency: 'USD', amountMinor: guests * 100, method: 'cash' } as const;
    switch (action) {
      case 'book':
        await commands.book(tourId, guests).then(
          (made) => this.booked.push(made),
          () => undefined,
        );
        return;
      case 'move':
        await side.execute(new ModifyBooking({ bookingNumber, changes: where }, by));
        return;
      case 'grow': {
        const changes = { party: party(guests) };
        await side.execute(new ModifyBooking({ bookingNumber, changes }, by));
        return;
      }
      case 'correct': {
        const contact = { name: `Juma of ${guests}` };
        await side.execute(new CorrectContact({ bookingNumber, contact }, by));
        return;
      }
      case 'cancel':
        await side.execute(new CancelBooking({ bookingNumber }, by));
        return;
      case 'rebook':
        await side.execute(new RebookBooking({ bookingNumber, changes: where }, by));
        return;
      case 'arrive':
        await side.execute(new CheckInGuests({ bookingNumber, guests }, by));
        return;
      case 'collect':
        await side.execute(new RecordCollection({ bookingNumber, ...payment }, by));
        return;
      case 'note':
        await side.execute(new AddBookingNote({ bookingNumber, text: `${guests} hats` }, by));
        return;
      case 'limit':
        await side.execute(new SetCapacity({ departure, capacity: guests * 5 }, by));
        return;
      case 'close':
        await side.execute(new CloseDeparture({ departure, reason: `Wind ${guests}` }, by));
        return;
      case 'reopen':
        await side.execute(new ReopenDeparture({ departure }, by));
        return;
      case 'callOff':
        await side.execute(new CancelDeparture({ departure, reason: 'Storm' }, by));
        return;
      case 'edit': {
        const parts = sampleTour({ schedule: { capacity: 10 + guests } });
        const form = { parts, isActive: true, isFeatured: guests > 2 };
        await side.execute(new EditTour({ tourId, ...form }, by));
        return;
      }
      case 'remove':
        await side.execute(new DeleteTour({ tourId }, by));
        return;
      case 'restore':
        await side.execute(new RestoreTour({ tourId }, by));
        return;
      case 'look': {
        const now = this.story.clock.instant;
        const views = { tourId, count: guests, from: now, to: now };
        await side.execute(new RecordTourViews(views, by));
        return;
      }
    }
  }

  get departures(): readonly string[] {
    return slots.map((each) => departureId({ tourId: this.tourId, ...each }));
  }

  /** Returns the views that staff see now. */
  async seen() {
    const sources = await this.story.upToDate();
    const { readStore, catalogue, now } = sources;
    return {
      bookings: await Promise.all(
        this.booked.map((each) => getBooking(sources, each, shownToStaff)),
      ),
      tour: getAdminTour(catalogue, this.tourId, now),
      sheets: await Promise.all(this.departures.map((id) => getDaySheet(sources, id, now))),
      revenue: await getDailyRevenue(readStore, days),
    };
  }

  /** Returns the present answers of queries as of an instant. */
  async seenThen(asOf: Instant, booked: number) {
    const { readStore, people } = await this.story.upToDate();
    const sources = { readStore, people, log: this.story.commands.store };
    return {
      bookings: await Promise.all(
        this.booked.slice(0, booked).map((each) => getBookingAsOf(sources, each, asOf)),
      ),
      tour: await getTourAsOf(sources, this.tourId, asOf),
      sheets: await Promise.all(this.departures.map((id) => getDaySheetAsOf(sources, id, asOf))),
      revenue: await getDailyRevenueAsOf(readStore, days, asOf),
    };
  }
}

type Seen = Awaited<ReturnType<Doings['seen']>>;

/** Returns the views that staff saw at that time, with the instant. */
function toldOf(asOf: Instant, { bookings, tour, sheets, revenue }: Seen) {
  const told = <View>(view: View | undefined) => view && { ...view, asOf };
  return { bookings: bookings.map(told), tour: told(tour), sheets: sheets.map(told), revenue };
}

describe('The state as of an instant', () => {
  it('equals the views that staff saw at that instant, after every step of any actions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), async (steps) => {
        const story = await WholeStory.open();
        try {
          const doings = new Doings(story, await story.commands.publishTour());
          const seen = new Map<Instant, Seen>();
          let now = begins;
          for (const each of steps) {
            now += each.minutes * 60_000;
            story.clock.instant = new Date(now).toISOString();
            await doings.take(each);
            await story.commands.letPoliciesAct(beginning);
            seen.set(story.clock.instant, await doings.seen());
          }
          for (const [instant, then] of seen) {
            const said = await doings.seenThen(instant, then.bookings.length);
            expect(said).toEqual(toldOf(instant, then));
          }
        } finally {
          await story.close();
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('is empty before the first event', async () => {
    const story = await WholeStory.open();
    try {
      const doings = new Doings(story, await story.commands.publishTour());
      doings.booked.push(await story.commands.book(doings.tourId, 2));
      const before = new Date(begins - 1).toISOString();
      expect(await doings.seenThen(before, 1)).toEqual({
        bookings: [undefined],
        tour: undefined,
        sheets: [undefined, undefined],
        revenue: [],
      });
    } finally {
      await story.close();
    }
  });
});
