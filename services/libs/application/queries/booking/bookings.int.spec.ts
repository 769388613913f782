import { categoryNamed } from '../../../../../test/support/category-named.ts';
import type { BookingTab } from '../../../contracts/booking/booking-view.ts';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { asha, done, party, slot } from '../../../../../test/support/in-memory/write-side.ts';
import {
  AddBookingNote,
  CancelBooking,
  CheckInGuests,
  CorrectContact,
  ModifyBooking,
  RebookBooking,
  RecordCollection,
  RecordRefund,
} from '../../command-handling/booking/booking.commands.ts';
import { EditTour } from '../../command-handling/tour/tour.commands.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { InvalidCursor } from '../../ports/read-store.ts';
import { findLooseReservations } from './find-loose-reservations.ts';
import { getBookingHistory } from './get-booking-history.ts';
import { getBooking } from './get-booking.ts';
import { areProjectionsReady, getProjections } from '../reports/get-projections.ts';
import { getDailyRevenue } from '../reports/get-revenue.ts';
import { getTourHistory } from '../tour/get-tour-history.ts';
import { countBookings, exportBookings, listBookings } from './list-bookings.ts';
import { shownIn, shownToStaff } from './showing.ts';

const juma = { name: 'Juma Öztürk', email: 'juma@example.org', phone: '+255 777 123 456' };

describe('Bookings', () => {
  let story: WholeStory;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
  });

  afterEach(async () => {
    await story.close();
  });

  const book = (contact = asha) => story.commands.book(tourId, 2, contact);
  const numbersOf = ({
    items,
  }: {
    readonly items: readonly { readonly bookingNumber: number }[];
  }) => items.map(({ bookingNumber }) => bookingNumber);

  it('are shown with personal data to readers who may see it, and masked to readers who have only the reference', async () => {
    const message = 'Window seat';
    const bookingNumber = await book({ ...asha, pickupPlace: 'Hotel', message } as typeof asha);
    const sources = await story.upToDate();
    const shown = {
      reference: `ZBL-${bookingNumber}`,
      bookingNumber,
      status: 'confirmed',
      tourId,
      tourTitle: 'Spice Farm Tour',
      date: '2026-12-01',
      pickupTime: '09:00',
      durationHours: 4,
      guests: 2,
      travellers: party(2),
      totalPrice: 60,
      currency: 'USD',
      priceLines: [{ ...categoryNamed('Adults (10+)'), count: 2, unitPrice: 30, amount: 60 }],
      meetingPoint: 'Darajani market',
      meetingPointLink: 'https://maps.example/darajani',
      freeCancellationUntil: '2026-11-30T06:00:00.000Z',
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      revision: '1',
    };
    expect(await getBooking(sources, bookingNumber, shownIn('clear'))).toStrictEqual({
      ...shown,
      customer: asha,
      pickupPlace: 'Hotel',
      message,
    });
    expect(await getBooking(sources, bookingNumber, shownIn('masked'))).toStrictEqual({
      ...shown,
      customer: { name: 'A••• J•••', email: 'a•••@e•••.com', phone: '•••01' },
    });
    expect(await getBooking(sources, 10_000_000, shownIn('clear'))).toBeUndefined();
  });

  it('contain no name after the person was erased', async () => {
    const bookingNumber = await book();
    const { vault } = story.commands.ports;
    const { customerId } = await vault.grantFor(asha.email);
    await vault.destroy(customerId);
    const sources = await story.upToDate();
    expect(await getBooking(sources, bookingNumber, shownIn('clear'))).not.toHaveProperty(
      'customer',
    );
    const [placed] = await getBookingHistory(sources, bookingNumber);
    expect(placed?.changes.map(({ field }) => field)).not.toContain('name');
  });

  it('are on the tabs of their dates in Dar es Salaam, with the newest first', async () => {
    // In Dar es Salaam these are 23:30 on the 19th, 00:30 and 12:00 on the 20th, because it is three hours ahead of
    // UTC.
    story.clock.instant = '2026-11-19T20:30:00.000Z';
    const yesterday = await book();
    story.clock.instant = '2026-11-19T21:30:00.000Z';
    const early = await book(juma);
    story.clock.instant = '2026-11-20T09:00:00.000Z';
    const noon = await book();
    const sources = await story.upToDate();
    const tab = async (name: BookingTab, now: string) =>
      numbersOf(await listBookings(sources, { tab: name, limit: 10 }, now));
    expect(await tab('today', '2026-11-20T09:00:00.000Z')).toStrictEqual([noon, early]);
    expect(await tab('all', '2026-11-20T09:00:00.000Z')).toStrictEqual([noon, early, yesterday]);
    expect(await tab('due-today', '2026-11-20T09:00:00.000Z')).toStrictEqual([]);
    expect(await tab('due-today', '2026-11-30T21:00:00.000Z')).toHaveLength(3);
    expect(await tab('tomorrow', '2026-11-30T20:59:59.999Z')).toHaveLength(3);
    expect(await countBookings(sources.readStore, {}, '2026-11-30T09:00:00.000Z')).toStrictEqual({
      today: 0,
      dueToday: 0,
      tomorrow: 3,
      all: 3,
      toGiveBack: 0,
    });
  });

  it('are found by person and by reference, on every tab, and counted accordingly', async () => {
    const ashas = await book();
    const jumas = await book(juma);
    const sources = await story.upToDate();
    const found = async (search: string) =>
      numbersOf(await listBookings(sources, { tab: 'today', search, limit: 10 }, sources.now));
    expect(await found('ozturk')).toStrictEqual([jumas]);
    expect(await found(`zbl-${ashas}`)).toStrictEqual([ashas]);
    expect(await found('0777 123')).toStrictEqual([jumas]);
    expect((await found('juma')).toSorted()).toStrictEqual([ashas, jumas].toSorted());
    expect(await found('example.org')).toStrictEqual([jumas]);
    expect(await found('!?')).toStrictEqual([]);
    for (const nothingYet of ['  ', 'zbl', 'ZBL-', 'zbl - ']) {
      expect(await found(nothingYet)).toHaveLength(2);
    }
    expect(await countBookings(sources.readStore, { search: 'ozturk' }, sources.now)).toStrictEqual(
      {
        today: 1,
        dueToday: 0,
        tomorrow: 0,
        all: 1,
        toGiveBack: 0,
      },
    );
    expect(await countBookings(sources.readStore, { search: '!?' }, sources.now)).toMatchObject({
      all: 0,
    });
  });

  it('are listed page by page, with and without a search, and an invalid cursor is refused', async () => {
    const booked = [await book(), await book(), await book()];
    const sources = await story.upToDate();
    for (const search of [undefined, 'asha']) {
      const query = { tab: 'all', limit: 2, ...(search === undefined ? {} : { search }) } as const;
      const first = await listBookings(sources, query, sources.now);
      expect(first.items).toHaveLength(2);
      const { nextCursor: cursor = '' } = first;
      const second = await listBookings(sources, { ...query, cursor }, sources.now);
      expect(second.nextCursor).toBeUndefined();
      const all = [...numbersOf(first), ...numbersOf(second)];
      expect(all.toSorted()).toStrictEqual(booked.toSorted());
    }
    const query = { tab: 'all', limit: 2, cursor: 'nonsense' } as const;
    await expect(listBookings(sources, query, sources.now)).rejects.toThrow(InvalidCursor);
  });

  it('are all exported, in the order of the list', async () => {
    for (const contact of [asha, juma, asha]) await book(contact);
    const sources = await story.upToDate();
    const pages: (readonly number[])[] = [];
    for await (const items of exportBookings(sources, { status: 'live' }, sources.now, 2)) {
      pages.push(numbersOf({ items }));
    }
    expect(pages.map(({ length }) => length)).toStrictEqual([2, 1]);
    const listed = await listBookings(sources, { limit: 10 }, sources.now);
    expect(pages.flat()).toStrictEqual(numbersOf(listed));
  });

  it('show staff the attendance, the payments and the notes', async () => {
    const bookingNumber = await book();
    const { side } = story.commands;
    const { currency, method } = { currency: 'USD', method: 'cash' } as const;
    const pay = { bookingNumber, currency, method };
    const shown = async () => {
      const sources = await story.upToDate();
      return await getBooking(sources, bookingNumber, shownToStaff);
    };
    expect(await shown()).toMatchObject({
      attendance: { checkedIn: null, isNoShow: false },
      payments: { collected: 0, refunded: 0, due: 60 },
    });
    expect(await shown()).not.toHaveProperty('notes');
    const admin = () => story.commands.admin();
    done(await side.execute(new RecordCollection({ ...pay, amountMinor: 7_050 }, admin())));
    done(await side.execute(new RecordRefund({ ...pay, amountMinor: 50 }, admin())));
    done(await side.execute(new CheckInGuests({ bookingNumber, guests: 1 }, admin())));
    done(await side.execute(new AddBookingNote({ bookingNumber, text: 'Birthday' }, admin())));
    expect(await shown()).toMatchObject({
      attendance: { checkedIn: 1, isNoShow: false },
      payments: { collected: 70.5, refunded: 0.5, due: -10 },
      notes: [{ at: '2026-11-20T09:00:00.000Z', text: 'Birthday' }],
    });
    done(await side.execute(new CancelBooking({ bookingNumber }, admin())));
    expect(await shown()).toMatchObject({
      attendance: { checkedIn: null, isNoShow: false },
      payments: { collected: 70.5, refunded: 0.5, due: -70 },
    });
    const { vault } = story.commands.ports;
    const { customerId } = await vault.grantFor(asha.email);
    story.people.forgetKeys();
    await vault.destroy(customerId);
    expect(await shown()).not.toHaveProperty('notes');
  });

  it('have a history with who changed what, field by field, and why', async () => {
    const bookingNumber = await book();
    const { side } = story.commands;
    const admin = () => story.commands.admin();
    const changes = { date: '2026-12-02', party: party(3) };
    done(await side.execute(new ModifyBooking({ bookingNumber, changes }, admin())));
    const contact = { phone: '+255 700 000 002' };
    done(await side.execute(new CorrectContact({ bookingNumber, contact }, admin())));
    done(await side.execute(new AddBookingNote({ bookingNumber, text: 'Birthday' }, admin())));
    const reason = 'Ferry cancelled';
    done(await side.execute(new CancelBooking({ bookingNumber, reason }, admin())));
    const sources = await story.upToDate();
    const history = await getBookingHistory(sources, bookingNumber);
    expect(history.map(({ action }) => action)).toStrictEqual([
      'BookingPlaced',
      'BookingConfirmed',
      'BookingRescheduled',
      'PartyChanged',
      'BookingRepriced',
      'ContactCorrected',
      'BookingNoteAdded',
      'BookingCancelled',
    ]);
    const [placed, confirmed, moved, changed, repriced, corrected, noted, cancelled] = history;
    expect(placed).toMatchObject({ at: '2026-11-20T09:00:00.000Z', actor: { kind: 'customer' } });
    expect(placed?.changes).toContainEqual({ field: 'name', before: null, after: 'Asha Juma' });
    expect(placed?.changes).toContainEqual({ field: 'totalPrice', before: null, after: 60 });
    expect(confirmed?.changes).toStrictEqual([
      { field: 'status', before: 'pending', after: 'confirmed' },
    ]);
    expect(moved).toMatchObject({
      actor: { kind: 'admin', id: 'asha' },
      changes: [{ field: 'date', before: '2026-12-01', after: '2026-12-02' }],
    });
    expect(changed?.changes).toStrictEqual([
      { field: 'travellers', before: party(2), after: party(3) },
    ]);
    expect(repriced?.changes).toStrictEqual([{ field: 'totalPrice', before: 60, after: 90 }]);
    expect(corrected?.changes).toStrictEqual([
      { field: 'phone', before: asha.phone, after: '+255 700 000 002' },
    ]);
    expect(noted).toMatchObject({ changes: [{ field: 'note', before: null, after: 'Birthday' }] });
    expect(noted).not.toHaveProperty('reason');
    expect(cancelled).toMatchObject({
      reason,
      changes: [{ field: 'status', before: 'confirmed', after: 'cancelled' }],
    });
    expect(new Set(history.map(({ causedBy }) => causedBy)).size).toBeGreaterThan(1);
    expect(await getBookingHistory(sources, 10_000_000)).toStrictEqual([]);
  });

  it('have payments in their history, as amounts of money', async () => {
    const bookingNumber = await book();
    const payment = { currency: 'USD', amountMinor: 6_050, method: 'cash' } as const;
    const input = { bookingNumber, ...payment };
    done(await story.commands.side.execute(new RecordCollection(input, story.commands.admin())));
    const history = await getBookingHistory(await story.upToDate(), bookingNumber);
    expect(history.at(-1)?.changes).toStrictEqual([
      {
        field: 'collected',
        before: null,
        after: { amount: 60.5, currency: 'USD', method: 'cash' },
      },
    ]);
  });

  it('add up to the revenue of the day when they were created; cancelled bookings count only as gross', async () => {
    const first = await book();
    await book(juma);
    const { side } = story.commands;
    const input = { bookingNumber: first };
    done(await side.execute(new CancelBooking(input, story.commands.admin())));
    const days = { from: '2026-11-19', to: '2026-11-21' };
    const { readStore } = await story.upToDate();
    const row = { date: '2026-11-20', currency: 'USD', bookings: 2 };
    expect(await getDailyRevenue(readStore, days)).toStrictEqual([
      { ...row, gross: 120, cancelled: 60, net: 60 },
    ]);
    const rebook = { bookingNumber: first, changes: {} };
    done(await side.execute(new RebookBooking(rebook, story.commands.admin())));
    await story.upToDate();
    expect(await getDailyRevenue(readStore, days)).toStrictEqual([
      { ...row, gross: 120, cancelled: 0, net: 120 },
    ]);
    const later = { from: '2026-11-21', to: '2026-11-22' };
    expect(await getDailyRevenue(readStore, later)).toStrictEqual([]);
  });

  it('leave loose reservations, and the reconciler finds them', async () => {
    const bookingNumber = await book();
    const held = await story.upToDate();
    const before = '2027-01-01T00:00:00.000Z';
    expect(await findLooseReservations(held.readStore, before, 10)).toStrictEqual([]);
    const input = { bookingNumber };
    done(await story.commands.side.execute(new CancelBooking(input, story.commands.admin())));
    const { readStore } = await story.upToDate();
    expect(await findLooseReservations(readStore, before, 10)).toMatchObject([
      { bookingNumber, departure: { tourId, ...slot }, at: '2026-11-20T09:00:00.000Z' },
    ]);
    const tooEarly = '2026-11-20T08:59:59.999Z';
    expect(await findLooseReservations(readStore, tooEarly, 10)).toStrictEqual([]);
  });

  it('come from projections that report their progress', async () => {
    await book();
    const { readStore } = await story.upToDate();
    const { store } = story.commands;
    expect(await areProjectionsReady(readStore)).toBe(true);
    const projections = await getProjections(readStore, store, story.commands.clock);
    expect(projections.map(({ name }) => name)).toContain('booking-search');
    for (const projection of projections) {
      expect(projection).toMatchObject({ state: 'live', lag: 0, progress: 1, parked: 0 });
    }
  });

  it('belong to tours whose history shows the changes of staff', async () => {
    const { side } = story.commands;
    const parts = sampleTour({ details: { title: 'Clove Tour' }, schedule: { maxGuests: 9 } });
    const form = { tourId, parts, isActive: true, isFeatured: false };
    done(await side.execute(new EditTour(form, story.commands.admin())));
    const { readStore } = await story.upToDate();
    const history = await getTourHistory(readStore, tourId);
    expect(history[0]).toMatchObject({ action: 'TourCreated', actor: { kind: 'admin' } });
    expect(history.slice(-2).map(({ changes }) => changes)).toStrictEqual([
      [{ field: 'title', before: 'Spice Farm Tour', after: 'Clove Tour' }],
      [{ field: 'maxGuests', before: 12, after: 9 }],
    ]);
    expect(await getTourHistory(readStore, 'unknown')).toStrictEqual([]);
  });
});
