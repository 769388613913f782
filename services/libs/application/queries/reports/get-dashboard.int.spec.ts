import { categoryNamed } from '../../../../../test/support/category-named.ts';
import fc from 'fast-check';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { asha, done, party, slot } from '../../../../../test/support/in-memory/write-side.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { departureId } from '../../../domain/departure/departure-id.ts';
import {
  BookTour,
  CancelBooking,
  ModifyBooking,
  RebookBooking,
  RecordCollection,
  RecordRefund,
} from '../../command-handling/booking/booking.commands.ts';
import { CancelDeparture } from '../../command-handling/departure/departure.commands.ts';
import {
  RecordTourViews,
  StartWhatsAppEnquiry,
} from '../../command-handling/engagement/engagement.commands.ts';
import { beginning } from '../../event-log/stored-event.ts';
import { getDashboard } from './get-dashboard.ts';
import { getDailyRevenue } from './get-revenue.ts';
import { getTour } from '../tour/get-tour.ts';
import { listBookings } from '../booking/list-bookings.ts';

const period = { from: '2026-11-20', to: '2026-11-22' };
const adult = (priceMinor: number) =>
  ({ ...categoryNamed('Adults (10+)'), priceMinor, minAge: 10, maxAge: null }) as const;

describe('The dashboard', () => {
  let story: WholeStory;
  let spices: string;
  let reef: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    spices = await story.commands.publishTour();
    reef = await story.commands.publishTour({
      details: { title: 'Reef by Dhow' },
      pricing: { type: 'age_based', currency: 'EUR', ageRates: [adult(3_000)] },
    });
  });

  afterEach(async () => {
    await story.close();
  });

  async function book(at: Instant, guests = 2, where: Partial<BookTour['input']> = {}) {
    story.clock.instant = at;
    const input = { tourId: spices, slot, party: party(guests), contact: asha, ...where };
    const booked = await story.commands.side.execute(
      new BookTour(input, story.commands.customer()),
    );
    return Number(done(booked).result.id);
  }

  /** Cancels a booking at an instant, as the traveller or as staff. */
  async function cancel(bookingNumber: number, at: Instant, by: 'customer' | 'admin') {
    story.clock.instant = at;
    const command = new CancelBooking({ bookingNumber }, story.commands[by]());
    done(await story.commands.side.execute(command));
  }

  async function shown(days = period) {
    const sources = await story.upToDate();
    return await getDashboard(sources, days, sources.now);
  }

  /**
   * Makes six bookings on three days, and one on the day before. The expected sums are computed by hand. Bookings: USD
   * 60 that takes place; USD 90 that the traveller cancelled; EUR 60, of which 20 were refunded; USD 60 that staff
   * cancelled and rebooked for 30; USD 30 that was cancelled on the last day; USD 60 that was cancelled with its
   * departure.
   */
  async function threeDays() {
    const { side } = story.commands;
    const admin = () => story.commands.admin();
    await book('2026-11-19T20:59:59.999Z');
    await book('2026-11-19T21:00:00.000Z');
    const regretted = await book('2026-11-20T09:00:00.000Z', 3);
    const inEuros = await book('2026-11-21T09:00:00.000Z', 2, { tourId: reef });
    const takenUpAgain = await book('2026-11-21T20:59:59.999Z');
    await cancel(takenUpAgain, '2026-11-22T06:00:00.000Z', 'admin');
    const again = { bookingNumber: takenUpAgain, changes: { party: party(1) } };
    done(await side.execute(new RebookBooking(again, admin())));
    await cancel(regretted, '2026-11-22T06:30:00.000Z', 'customer');
    const tomorrow = { slot: { date: '2026-11-23', time: '09:00' } };
    const late = await book('2026-11-22T08:00:00.000Z', 1, tomorrow);
    await cancel(late, '2026-11-22T09:00:00.000Z', 'customer');
    const afternoon = { date: '2026-12-01', time: '14:00' };
    await book('2026-11-22T10:00:00.000Z', 2, { slot: afternoon });
    const euros = { bookingNumber: inEuros, currency: 'EUR', method: 'cash' } as const;
    done(await side.execute(new RecordCollection({ ...euros, amountMinor: 6_000 }, admin())));
    done(await side.execute(new RecordRefund({ ...euros, amountMinor: 2_000 }, admin())));
    const storm = { departure: { tourId: spices, ...afternoon }, reason: 'Storm' };
    done(await side.execute(new CancelDeparture(storm, admin())));
    // The first run cancels the bookings; the second run releases their seats.
    await story.commands.letPoliciesAct(beginning);
    await story.commands.letPoliciesAct(beginning);
  }

  it('adds up the bookings made on its days, by the time in Zanzibar, with their current totals', async () => {
    await threeDays();
    const { totals } = await shown();
    expect(totals).toStrictEqual({
      bookings: 6,
      cancellations: {
        count: 3,
        share: 0.5,
        free: 2,
        causes: [
          { cause: 'traveller', count: 2 },
          { cause: 'operator', count: 0 },
          { cause: 'declined', count: 0 },
          { cause: 'departure', count: 1 },
        ],
      },
      leadTime: {
        meanDays: (11 + 11 + 10 + 10 + 1 + 9) / 6,
        stretches: [
          { fromDays: 0, toDays: 0, bookings: 0 },
          { fromDays: 1, toDays: 1, bookings: 1 },
          { fromDays: 2, toDays: 3, bookings: 0 },
          { fromDays: 4, toDays: 7, bookings: 0 },
          { fromDays: 8, toDays: 14, bookings: 5 },
          { fromDays: 15, toDays: 30, bookings: 0 },
          { fromDays: 31, toDays: 60, bookings: 0 },
          { fromDays: 61, toDays: null, bookings: 0 },
        ],
      },
      money: [
        {
          currency: 'USD',
          bookings: 5,
          gross: 270,
          cancelled: 180,
          net: 90,
          collected: 0,
          refunded: 0,
        },
        {
          currency: 'EUR',
          bookings: 1,
          gross: 60,
          cancelled: 0,
          net: 60,
          collected: 60,
          refunded: 20,
        },
      ],
    });
  });

  it('shows each day, with payments and refunds on their own day', async () => {
    await threeDays();
    const { days } = await shown();
    const usd = (bookings: number, gross: number, cancelled: number) => ({
      ...{ currency: 'USD', bookings, gross, cancelled },
      ...{ net: gross - cancelled, collected: 0, refunded: 0 },
    });
    const eur = { currency: 'EUR', cancelled: 0 };
    expect(days).toStrictEqual([
      { date: '2026-11-20', bookings: 2, cancelled: 1, money: [usd(2, 150, 90)] },
      {
        ...{ date: '2026-11-21', bookings: 2, cancelled: 0 },
        money: [
          usd(1, 30, 0),
          { ...eur, bookings: 1, gross: 60, net: 60, collected: 0, refunded: 0 },
        ],
      },
      {
        ...{ date: '2026-11-22', bookings: 2, cancelled: 2 },
        money: [
          usd(2, 90, 90),
          { ...eur, bookings: 0, gross: 0, net: 0, collected: 60, refunded: 20 },
        ],
      },
    ]);
  });

  it('is compared with the same number of days before, even if these have no bookings', async () => {
    await threeDays();
    const { before } = await shown();
    expect(before).toMatchObject({ from: '2026-11-17', to: '2026-11-19' });
    expect(before.totals).toMatchObject({
      bookings: 1,
      money: [
        {
          currency: 'USD',
          bookings: 1,
          gross: 60,
          cancelled: 0,
          net: 60,
          collected: 0,
          refunded: 0,
        },
      ],
    });
    const nothing = (await shown({ from: '2026-11-17', to: '2026-11-17' })).before;
    expect(nothing).toMatchObject({ from: '2026-11-16', to: '2026-11-16' });
    expect(nothing.totals).toMatchObject({
      bookings: 0,
      cancellations: { count: 0, share: null, free: 0 },
      leadTime: { meanDays: null },
      money: [],
    });
  });

  it('shows how full today and tomorrow are, by departure', async () => {
    await threeDays();
    story.clock.instant = '2026-11-30T09:00:00.000Z';
    const { seats } = await shown();
    const sold = (tourId: string, tourTitle: string, seatsTaken: number) => ({
      ...{ id: departureId({ tourId, ...slot }), tourTitle, time: '09:00' },
      ...{ seatsTaken, capacity: 16, isCalledOff: false },
    });
    // The afternoon departure was called off, so it has no travellers and cannot be booked.
    expect(seats).toStrictEqual([
      { date: '2026-11-30', departures: [], withoutGuests: 0 },
      {
        date: '2026-12-01',
        departures: [sold(reef, 'Reef by Dhow', 2), sold(spices, 'Spice Farm Tour', 5)],
        withoutGuests: 1,
      },
    ]);
  });

  it('shows the parts of a tour’s popularity', async () => {
    await book('2026-11-20T09:00:00.000Z', 2, { tourId: reef });
    const { side } = story.commands;
    const system = () => story.commands.admin();
    const minute = { from: '2026-11-20T08:59:00.000Z', to: '2026-11-20T09:00:00.000Z' };
    const views = { tourId: spices, count: 30, ...minute };
    done(await side.execute(new RecordTourViews(views, system())));
    const enquiry = { tourId: spices, tourTitle: 'Spice Farm Tour', userAgent: null };
    done(await side.execute(new StartWhatsAppEnquiry(enquiry, story.commands.customer())));
    // Scores are computed for the beginning of the day. At that time, the events are a few hours younger than one
    // half-life, so each event counts for a little more than half. Every score is rounded separately.
    story.clock.instant = '2026-12-20T09:00:00.000Z';
    const { popularity } = await shown();
    const { catalogue, now: then } = await story.upToDate();
    expect(popularity).toMatchObject({
      halfLifeDays: 30,
      weights: [
        { interest: 'booking', weight: 10 },
        { interest: 'enquiry', weight: 3 },
        { interest: 'view', weight: 0.1 },
      ],
    });
    expect(popularity.tours).toStrictEqual([
      {
        ...{ tourId: reef, title: 'Reef by Dhow', score: 5.06 },
        parts: [
          { interest: 'booking', count: 1, score: 5.06 },
          { interest: 'enquiry', count: 0, score: 0 },
          { interest: 'view', count: 0, score: 0 },
        ],
      },
      {
        ...{ tourId: spices, title: 'Spice Farm Tour', score: 3.03 },
        parts: [
          { interest: 'booking', count: 0, score: 0 },
          { interest: 'enquiry', count: 1, score: 1.52 },
          { interest: 'view', count: 30, score: 1.52 },
        ],
      },
    ]);
    const scores = popularity.tours.map(({ tourId }) => getTour(catalogue, tourId, then));
    expect(scores.map((tour) => tour?.popularityScore)).toStrictEqual([5.06, 3.03]);
  });

  const step = fc.record({
    hours: fc.constantFrom(0, 1, 5, 13),
    action: fc.constantFrom('book', 'book', 'bookInEuros', 'grow', 'cancel', 'rebook'),
    whom: fc.nat(5),
    guests: fc.integer({ min: 1, max: 4 }),
  });

  it('agrees with the daily revenue and with the linked lists after any actions', async () => {
    const { side } = story.commands;
    const by = () => story.commands.admin();
    const booked: number[] = [];
    let now = Date.parse('2026-11-10T09:00:00.000Z');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { hours, action, whom, guests } of steps) {
          now = Math.min(now + hours * 3_600_000, Date.parse('2026-11-25T09:00:00.000Z'));
          story.clock.instant = new Date(now).toISOString();
          const bookingNumber = booked[whom % Math.max(1, booked.length)] ?? 10_000_000;
          const tourId = action === 'bookInEuros' ? reef : spices;
          if (action === 'book' || action === 'bookInEuros') {
            const input = { tourId, slot, party: party(guests), contact: asha };
            const more = { overrideReason: 'A story' };
            const outcome = await side.execute(new BookTour({ ...input, ...more }, by()));
            booked.push(Number(done(outcome).result.id));
          } else if (action === 'grow') {
            const changes = { party: party(guests) };
            await side.execute(new ModifyBooking({ bookingNumber, changes }, by()));
          } else if (action === 'cancel') {
            await side.execute(new CancelBooking({ bookingNumber }, by()));
          } else {
            const changes = { party: party(guests) };
            await side.execute(new RebookBooking({ bookingNumber, changes }, by()));
          }
        }
        const days = { from: '2026-11-10', to: '2026-11-25' };
        const sources = await story.upToDate();
        const dashboard = await getDashboard(sources, days, sources.now);
        const byDay = dashboard.days.flatMap(({ date, money }) =>
          money.map(({ collected, refunded, ...figures }) => {
            expect([collected, refunded]).toEqual([0, 0]);
            return { date, ...figures };
          }),
        );
        const revenue = await getDailyRevenue(sources.readStore, days);
        expect(byDay).toHaveLength(revenue.length);
        for (const row of revenue) expect(byDay).toContainEqual(row);
        const made = { createdFrom: days.from, createdTo: days.to, limit: 1_000 };
        const listed = await listBookings(sources, made, sources.now);
        expect(listed.items).toHaveLength(dashboard.totals.bookings);
        const cancelled = { ...made, status: 'cancelled' } as const;
        const gone = await listBookings(sources, cancelled, sources.now);
        expect(gone.items).toHaveLength(dashboard.totals.cancellations.count);
      }),
      { numRuns: 12 },
    );
  });
});
