import { categoryNamed } from '../../../../../test/support/category-named.ts';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { done, party, slot } from '../../../../../test/support/in-memory/write-side.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import {
  CloseDeparture,
  ReopenDeparture,
  SetCapacity,
} from '../../command-handling/departure/departure.commands.ts';
import { StartWhatsAppEnquiry } from '../../command-handling/engagement/engagement.commands.ts';
import { DeleteTour, EditTour } from '../../command-handling/tour/tour.commands.ts';
import type { Position } from '../../event-log/stored-event.ts';
import { getAvailability } from './availability.ts';
import { getDeparture, listDepartures, listSetDepartures } from '../departure/get-departures.ts';
import { getAdminTour, getRelatedTours, getTour, quoteTour } from './get-tour.ts';
import {
  findPublicTour,
  listAdminTours,
  listFeaturedTours,
  listTours,
  listToursOn,
  listToursWithNextStart,
} from './list-tours.ts';

describe('The catalogue', () => {
  let story: WholeStory;

  beforeEach(async () => {
    story = await WholeStory.open();
  });

  afterEach(async () => {
    await story.close();
  });

  const titled = (
    title: string,
    more: { maxGuests?: number; categories?: readonly string[] } = {},
  ) =>
    story.commands.publishTour({
      details: { title, ...(more.categories === undefined ? {} : { categories: more.categories }) },
      ...(more.maxGuests === undefined ? {} : { schedule: { maxGuests: more.maxGuests } }),
    });

  const idsOf = (tours: readonly { readonly id: string }[]) => tours.map(({ id }) => id);

  it('lists the tours that travellers see, sorted by popularity and then with the newest first', async () => {
    const [spice, dhow, reef] = [
      await titled('Spice Farm'),
      await titled('Sunset Dhow'),
      await titled('Mnemba Reef'),
    ];
    story.clock.instant = '2026-11-20T10:00:00.000Z';
    const newest = await titled('Jozani Forest');
    await story.commands.book(dhow, 2);
    const enquiry = { tourId: reef, tourTitle: 'Mnemba Reef', userAgent: null };
    done(
      await story.commands.side.execute(
        new StartWhatsAppEnquiry(enquiry, story.commands.customer()),
      ),
    );
    const { catalogue, now } = await story.upToDate();
    const tours = listTours(catalogue, {}, now);
    expect(idsOf(tours)).toStrictEqual([dhow, reef, newest, spice]);
    expect(tours[0]).toMatchObject({
      title: 'Sunset Dhow',
      price: 30,
      currency: 'USD',
      duration: '4 hours',
      rating: 4.8,
      reviewsCount: 0,
      totalBookings: 1,
      createdAt: '2026-11-20T09:00:00.000Z',
    });
    expect(tours[0]?.popularityScore).toBeCloseTo(10, 0);
    expect(tours[0]).not.toHaveProperty('isActive');
  });

  it('lists only the tours that match a search, a party size or a category', async () => {
    const spice = await titled('Spice Farm', { maxGuests: 4 });
    const dhow = await titled('Sunset Dhow', { categories: ['Relaxation & Wellness'] });
    const { catalogue, now } = await story.upToDate();
    expect(idsOf(listTours(catalogue, { q: ' DHOW ' }, now))).toStrictEqual([dhow]);
    expect(idsOf(listTours(catalogue, { q: 'vanilla' }, now)).toSorted()).toStrictEqual([
      spice,
      dhow,
    ]);
    expect(idsOf(listTours(catalogue, { q: 'nothing' }, now))).toStrictEqual([]);
    expect(idsOf(listTours(catalogue, { guests: 5 }, now))).toStrictEqual([dhow]);
    const category = 'Food & Culinary';
    expect(idsOf(listTours(catalogue, { category }, now))).toStrictEqual([spice]);
  });

  it('lists tours that are similar to a search after tours that match it, and marks them as similar', async () => {
    const spice = await titled('Spice Farm');
    const reef = await titled('Mnemba Reef');
    const { catalogue, now } = await story.upToDate();
    const found = (q: string) =>
      listTours(catalogue, { q }, now).map(({ id, isSimilar }) => [id, isSimilar]);
    expect(found('mnemda')).toStrictEqual([[reef, true]]);
    expect(found('Mnemba  reef')).toStrictEqual([[reef, undefined]]);
    expect(found('farm')).toStrictEqual([[spice, undefined]]);
  });

  it('shows the next start of every tour that has room for the travellers', async () => {
    const spice = await titled('Spice Farm');
    await story.commands.book(spice, 12);
    const { catalogue, readStore, now } = await story.upToDate();
    const nextFor = async (guests: number) => {
      const [tour] = await listToursWithNextStart({ catalogue, readStore }, {}, guests, now);
      return tour?.nextStart;
    };
    const soonest = await nextFor(1);
    expect(soonest).toMatchObject({ status: 'available' });
    expect(await nextFor(16)).toStrictEqual(soonest);
    expect(await nextFor(17)).toBeNull();
  });

  it('shows deleted and unpublished tours to staff, but not to travellers', async () => {
    const kept = await titled('Spice Farm');
    const deleted = await titled('Sunset Dhow');
    const { side } = story.commands;
    done(await side.execute(new DeleteTour({ tourId: deleted }, story.commands.admin())));
    const form = { parts: sampleTour({ details: { title: 'Spice Farm' } }), isFeatured: true };
    const unpublish = { ...form, tourId: kept, isActive: false };
    done(await side.execute(new EditTour(unpublish, story.commands.admin())));
    const { catalogue, now } = await story.upToDate();
    expect(listTours(catalogue, {}, now)).toStrictEqual([]);
    expect(listFeaturedTours(catalogue, now)).toStrictEqual([]);
    expect(getTour(catalogue, kept, now)).toBeUndefined();
    expect(getRelatedTours(catalogue, kept, now)).toBeUndefined();
    expect(idsOf(listAdminTours(catalogue, 'present', now))).toStrictEqual([kept]);
    expect(idsOf(listAdminTours(catalogue, 'deleted', now))).toStrictEqual([deleted]);
    expect(getAdminTour(catalogue, kept, now)).toMatchObject({ isActive: false, revision: '3' });
    expect(getAdminTour(catalogue, deleted, now)).toMatchObject({ isDeleted: true });
    expect(getAdminTour(catalogue, 'unknown', now)).toBeUndefined();
  });

  it('shows at most eight featured tours and at most three related tours', async () => {
    const { side } = story.commands;
    for (let n = 0; n < 10; n += 1) {
      const tourId = await titled(`Tour ${n}`, {
        categories: [n % 2 === 0 ? 'City Tours' : 'Photography'],
      });
      const parts = sampleTour({
        details: { title: `Tour ${n}`, categories: [n % 2 === 0 ? 'City Tours' : 'Photography'] },
      });
      const form = { tourId, parts, isActive: true, isFeatured: true };
      done(await side.execute(new EditTour(form, story.commands.admin())));
    }
    const { catalogue, now } = await story.upToDate();
    expect(listFeaturedTours(catalogue, now)).toHaveLength(8);
    const related = getRelatedTours(catalogue, 'tour-0', now) ?? [];
    expect(related).toHaveLength(3);
    expect(related.every(({ category }) => category.includes('City Tours'))).toBe(true);
    expect(idsOf(related)).not.toContain('tour-0');
  });

  it('shows the availability of a day’s departures for every tour of a list', async () => {
    const spice = await titled('Spice Farm');
    await story.commands.book(spice, 12);
    const { catalogue, readStore, now } = await story.upToDate();
    const [tour] = await listToursOn({ catalogue, readStore }, {}, slot.date, now);
    expect(tour?.availability).toStrictEqual([
      { ...slot, status: 'limited', seatsLeft: 4 },
      { date: slot.date, time: '14:00', status: 'available', seatsLeft: 16 },
    ]);
  });

  it('shows which departures are full, closed, past or without a limit', async () => {
    const spice = await titled('Spice Farm');
    const { side } = story.commands;
    const admin = () => story.commands.admin();
    await story.commands.book(spice, 4);
    const departure = { tourId: spice, ...slot };
    done(await side.execute(new SetCapacity({ departure, capacity: 4 }, admin())));
    const afternoon = { ...departure, time: '14:00' };
    done(
      await side.execute(new CloseDeparture({ departure: afternoon, reason: 'Waves' }, admin())),
    );
    const nextDay = { ...departure, date: '2026-12-02' };
    done(await side.execute(new SetCapacity({ departure: nextDay, capacity: null }, admin())));
    const { catalogue, readStore, now } = await story.upToDate();
    const tour = findPublicTour(catalogue, spice);
    const days = { from: '2026-12-01', to: '2026-12-02' };
    expect(tour && (await getAvailability(readStore, tour, days, now))).toStrictEqual([
      { ...slot, status: 'full', seatsLeft: 0 },
      { date: slot.date, time: '14:00', status: 'closed', seatsLeft: 16 },
      { date: '2026-12-02', time: '09:00', status: 'available', seatsLeft: null },
      { date: '2026-12-02', time: '14:00', status: 'available', seatsLeft: 16 },
    ]);
    const today = { from: '2026-11-20', to: '2026-11-20' };
    const past = tour && (await getAvailability(readStore, tour, today, now));
    expect(past?.map(({ status }) => status)).toStrictEqual(['past', 'past']);
    const farAway = { from: '2028-12-01', to: '2028-12-02' };
    expect(tour && (await getAvailability(readStore, tour, farAway, now))).toStrictEqual([]);
  });

  it('shows staff the departures of a day, including departures that are no longer in the schedule', async () => {
    const spice = await titled('Spice Farm');
    await story.commands.book(spice, 3);
    const { side } = story.commands;
    const parts = sampleTour({
      details: { title: 'Spice Farm' },
      schedule: { pickupTimes: ['14:00'] },
    });
    const form = { tourId: spice, parts, isActive: true, isFeatured: false };
    done(await side.execute(new EditTour(form, story.commands.admin())));
    const sources = await story.upToDate();
    const departures = await listDepartures(sources, slot.date, sources.now);
    expect(departures).toMatchObject([
      {
        id: `${spice}_2026-12-01_0900`,
        seatsTaken: 3,
        seatsLeft: 13,
        capacity: 16,
        isClosed: false,
      },
      { id: `${spice}_2026-12-01_1400`, seatsTaken: 0, status: 'available' },
    ]);
    expect(await getDeparture(sources, `${spice}_2026-12-01_0900`, sources.now)).toStrictEqual(
      departures[0],
    );
    expect(await getDeparture(sources, `${spice}_2026-12-01_1000`, sources.now)).toBeUndefined();
    expect(await getDeparture(sources, 'unknown_2026-12-01_0900', sources.now)).toBeUndefined();
    expect(await getDeparture(sources, 'nonsense', sources.now)).toBeUndefined();
  });

  it('shows why a departure is closed, until it is reopened', async () => {
    const spice = await titled('Spice Farm');
    const departure = { tourId: spice, ...slot };
    const { side } = story.commands;
    const id = `${spice}_2026-12-01_0900`;
    done(
      await side.execute(
        new CloseDeparture({ departure, reason: 'Waves' }, story.commands.admin()),
      ),
    );
    const closed = await story.upToDate();
    expect(await getDeparture(closed, id, closed.now)).toMatchObject({
      status: 'closed',
      isClosed: true,
      closureReason: 'Waves',
    });
    done(await side.execute(new ReopenDeparture({ departure }, story.commands.admin())));
    const open = await story.upToDate();
    expect(await getDeparture(open, id, open.now)).not.toHaveProperty('closureReason');
  });

  it('lists only those upcoming departures of a tour that are closed or have their own capacity', async () => {
    const spice = await titled('Spice Farm');
    const { side } = story.commands;
    const on = (date: string) => ({ tourId: spice, date, time: '09:00' });
    const admin = () => story.commands.admin();
    const listed = async () => {
      const sources = await story.upToDate();
      return await listSetDepartures(sources, spice, sources.now);
    };
    expect(await listed()).toEqual([]);
    const smaller = new SetCapacity({ departure: on('2026-12-24'), capacity: 4 }, admin());
    done(await side.execute(smaller));
    done(await side.execute(new CloseDeparture({ departure: on('2026-12-10') }, admin())));
    done(await side.execute(new CloseDeparture({ departure: on('2026-12-11') }, admin())));
    done(await side.execute(new ReopenDeparture({ departure: on('2026-12-11') }, admin())));
    expect(await listed()).toMatchObject([
      { date: '2026-12-10', isClosed: true },
      { date: '2026-12-24', isClosed: false, capacity: 4 },
    ]);
    const sources = await story.upToDate();
    expect(await listSetDepartures(sources, 'unknown', sources.now)).toBeUndefined();
  });

  it('quotes a party from the tour’s table', async () => {
    const spice = await titled('Spice Farm');
    const { catalogue } = await story.upToDate();
    const tour = findPublicTour(catalogue, spice);
    const travellers = [...party(2), { ...categoryNamed('3-9 years'), count: 1 }];
    expect(tour && quoteTour(tour, travellers, slot.date)).toStrictEqual({
      lines: [
        { ...categoryNamed('Adults (10+)'), count: 2, unitPrice: 30, amount: 60 },
        { ...categoryNamed('3-9 years'), count: 1, unitPrice: 15, amount: 15 },
      ],
      total: 75,
      currency: 'USD',
      fromPrice: 30,
    });
    expect(
      tour && quoteTour(tour, [{ ...categoryNamed('Dogs'), count: 1 }], slot.date),
    ).toMatchObject({
      code: 'UnknownCategory',
      category: 'Dogs',
    });
  });

  it('suggests the tours that travellers see, and follows their changes', async () => {
    const spice = await titled('Spice Farm');
    await story.upToDate();
    expect(story.catalogue.suggest('spice')).toStrictEqual([{ id: spice, title: 'Spice Farm' }]);
    const { side } = story.commands;
    const parts = sampleTour({ details: { title: 'Clove Farm' } });
    const form = { tourId: spice, parts, isActive: true, isFeatured: false };
    done(await side.execute(new EditTour(form, story.commands.admin())));
    await story.upToDate();
    expect(story.catalogue.suggest('spice')).toStrictEqual([]);
    expect(story.catalogue.suggest('clove')).toStrictEqual([{ id: spice, title: 'Clove Farm' }]);
  });

  it('notifies listeners of a change, and keeps earlier states unchanged', async () => {
    const { catalogue: before } = await story.upToDate();
    const changed = Promise.withResolvers<undefined>();
    const stop = story.catalogue.onChange(() => {
      changed.resolve(undefined);
    });
    await titled('Spice Farm');
    await changed.promise;
    stop();
    expect(before.tours).toHaveLength(0);
    expect(story.catalogue.current.tours).toHaveLength(1);
  });

  it('reports that it is behind if it has not reached the requested position yet', async () => {
    await story.upToDate();
    const beyond = '9'.repeat(16) as Position;
    expect(await story.catalogue.reach(beyond, 5)).toBe(false);
  });
});
