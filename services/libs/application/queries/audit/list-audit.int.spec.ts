import { newAccount } from '../../ports/accounts.ts';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { slot } from '../../../../../test/support/in-memory/write-side.ts';
import type { AuditFilter, AuditKind } from '../../../contracts/history/audit-view.ts';
import { departureId } from '../../../domain/departure/departure-id.ts';
import {
  AddBookingNote,
  CancelBooking,
  DeclineBooking,
} from '../../command-handling/booking/booking.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  SetCapacity,
} from '../../command-handling/departure/departure.commands.ts';
import { DeleteTour } from '../../command-handling/tour/tour.commands.ts';
import type { CommandSender } from '../../command-handling/engine/requested-command.ts';
import { beginning } from '../../event-log/stored-event.ts';
import { exportAudit, listAudit } from './list-audit.ts';

describe('The audit log', () => {
  let story: WholeStory;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
  });

  afterEach(() => story.close());

  const asha = {
    ...newAccount,
    id: 'asha',
    username: 'Asha',
    role: 'owner',
    passwordHash: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  } as const;
  const sources = async () => ({
    ...(await story.upToDate()),
    accounts: { list: () => Promise.resolve([asha]) },
    log: story.commands.store,
  });
  const reader = { accountId: 'asha', isOwner: true };
  const entries = async (filter: AuditFilter = {}) => {
    const { items } = await listAudit(await sources(), { limit: 100, reader, ...filter });
    return items;
  };
  const actions = async (filter?: AuditFilter) =>
    (await entries(filter)).map(({ action }) => action);
  const later = (minutes: number) => {
    const now = Date.parse(story.clock.instant) + minutes * 60_000;
    story.clock.instant = new Date(now).toISOString();
  };
  const execute: CommandSender['execute'] = (command) => story.commands.side.execute(command);

  it('lists everything that happened, newest first, with who did it and what changed', async () => {
    const { commands } = story;
    const bookingNumber = await commands.book(tourId, 2);
    later(5);
    const departure = { tourId, ...slot };
    await execute(new SetCapacity({ departure, capacity: 9 }, commands.admin()));
    later(5);
    await execute(new AddBookingNote({ bookingNumber, text: 'Hats' }, commands.admin()));
    const told = await entries();
    expect(told.map(({ action, actor, subject }) => [action, actor, subject.title])).toEqual([
      ['BookingNoteAdded', { kind: 'admin', id: 'asha', name: 'Asha' }, `ZBL-${bookingNumber}`],
      [
        'DepartureCapacitySet',
        { kind: 'admin', id: 'asha', name: 'Asha' },
        'Spice Farm Tour, Tue 1 Dec 2026, 09:00',
      ],
      ['BookingConfirmed', { kind: 'customer' }, `ZBL-${bookingNumber}`],
      ['BookingPlaced', { kind: 'customer' }, `ZBL-${bookingNumber}`],
      ...['TourPublished', 'TourCreated'].map((action) => [
        action,
        { kind: 'admin', id: 'asha', name: 'Asha' },
        'Spice Farm Tour',
      ]),
    ]);
    expect(told[0]?.changes).toEqual([{ field: 'note', before: null, after: 'Hats' }]);
    expect(told[1]?.changes).toEqual([{ field: 'capacity', before: null, after: 9 }]);
    expect(told[3]?.changes).toContainEqual({ field: 'name', before: null, after: 'Asha Juma' });
  });

  it('shows no data of a person who was erased', async () => {
    await story.commands.book(tourId, 2);
    const { vault } = story.commands.ports;
    await vault.destroy((await vault.grantFor('asha@example.com')).customerId);
    const [, placed] = await entries();
    expect(placed?.action).toBe('BookingPlaced');
    expect(placed?.changes.map(({ field }) => field)).not.toContain('name');
  });

  it('marks entries that cannot be undone: the creation of a tour, and the end of a request', async () => {
    const { commands } = story;
    const byHand = await commands.publishTour({ schedule: { confirmation: 'by-hand' } });
    const bookingNumber = await commands.book(byHand, 2);
    await execute(new DeclineBooking({ bookingNumber }, commands.admin()));
    later(5);
    await execute(new DeleteTour({ tourId: byHand }, commands.admin()));
    const confirmed = await commands.book(tourId, 2);
    await execute(new CancelBooking({ bookingNumber: confirmed }, commands.admin()));
    const told = async (kind: AuditKind, subject: string | number) =>
      (await entries({ kind, subject: `${subject}` })).map((each) => [each.action, each.isFinal]);
    expect(await told('tour', byHand)).toEqual([
      ['TourDeleted', undefined],
      ['TourPublished', true],
      ['TourCreated', true],
    ]);
    expect((await told('booking', bookingNumber))[0]).toEqual(['BookingCancelled', true]);
    expect((await told('booking', confirmed))[0]).toEqual(['BookingCancelled', undefined]);
  });

  it('shows which entry caused another one', async () => {
    const { commands } = story;
    await commands.book(tourId, 2);
    later(5);
    const input = { departure: { tourId, ...slot }, reason: 'Storm' };
    await execute(new CancelDeparture(input, commands.admin()));
    await commands.letPoliciesAct(beginning);
    const told = await entries();
    const calledOff = told.find(({ action }) => action === 'DepartureCancelled');
    const cancelled = told.find(({ action }) => action === 'BookingCancelled');
    expect(calledOff).toMatchObject({
      reason: 'Storm',
      changes: [{ field: 'bookings', before: null, after: 1 }],
    });
    expect(calledOff).not.toHaveProperty('cause');
    expect(cancelled?.cause).toEqual({
      id: calledOff?.id,
      action: 'DepartureCancelled',
      subject: calledOff?.subject,
    });
  });

  it('can be filtered by day, person, kind and subject, and by any combination of these', async () => {
    const { commands } = story;
    const bookingNumber = await commands.book(tourId, 2);
    await commands.letPoliciesAct(beginning);
    // In Dar es Salaam the next day begins at 21:00 UTC.
    story.clock.instant = '2026-11-20T21:00:00.000Z';
    await execute(new CancelBooking({ bookingNumber }, commands.admin()));
    const departure = { tourId, ...slot };
    await execute(new CloseDeparture({ departure, reason: 'Wind' }, commands.admin()));
    expect(await actions({ from: '2026-11-21' })).toEqual(['DepartureClosed', 'BookingCancelled']);
    expect(await actions({ to: '2026-11-20', kind: 'booking' })).toEqual([
      'BookingConfirmed',
      'BookingPlaced',
    ]);
    expect(await actions({ actor: 'asha', kind: 'booking' })).toEqual(['BookingCancelled']);
    expect(await actions({ actor: ' ASHA ', kind: 'departure' })).toEqual(['DepartureClosed']);
    expect(await actions({ actor: 'customer' })).toEqual(['BookingConfirmed', 'BookingPlaced']);
    expect(await actions({ subject: tourId })).toEqual([
      'DepartureClosed',
      'TourPublished',
      'TourCreated',
    ]);
    expect(await actions({ subject: tourId, kind: 'tour' })).toEqual([
      'TourPublished',
      'TourCreated',
    ]);
    expect(await actions({ actor: 'nobody' })).toEqual([]);
    const ofBooking = await entries({ subject: `ZBL-${bookingNumber}` });
    expect(new Set(ofBooking.map(({ subject }) => subject.kind))).toEqual(
      new Set(['booking', 'notification']),
    );
    const bookingOnly = { subject: String(bookingNumber), kind: 'booking' } as const;
    expect(await actions({ ...bookingOnly, actor: 'Asha' })).toEqual(['BookingCancelled']);
    expect(await actions({ ...bookingOnly, to: '2026-11-20' })).toEqual([
      'BookingConfirmed',
      'BookingPlaced',
    ]);
    expect(await actions({ subject: tourId, kind: 'booking' })).toEqual([]);
    const onDeparture = await entries({ subject: departureId(departure) });
    expect(onDeparture.map(({ action, subject }) => [action, subject.kind])).toEqual([
      ['DepartureClosed', 'departure'],
      ['BookingCancelled', 'booking'],
      ['BookingConfirmed', 'booking'],
      ['BookingPlaced', 'booking'],
    ]);
    const [mail] = await entries({ kind: 'notification' });
    expect(mail).toMatchObject({
      action: 'NotificationQueued',
      actor: { kind: 'system' },
      cause: { action: 'BookingPlaced' },
    });
    expect(mail?.subject.title).toBe(`booking confirmed, our copy, ZBL-${bookingNumber}`);
  });

  it('shows each entry once when a list or an export reads it page by page', async () => {
    for (let guests = 1; guests <= 3; guests += 1) {
      await story.commands.book(tourId, guests);
      later(guests - 1);
    }
    const all = await entries();
    const found = await sources();
    let page = await listAudit(found, { limit: 3, reader });
    const paged = [...page.items];
    while (page.nextCursor !== undefined) {
      page = await listAudit(found, { limit: 3, reader, cursor: page.nextCursor });
      paged.push(...page.items);
    }
    expect(paged).toEqual(all);
    const exported = [];
    for await (const items of exportAudit(found, { reader }, 2)) {
      exported.push(...items);
    }
    expect(exported).toEqual(all);
  });
});
