import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { BookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import type { DaySheetView } from '../../services/libs/contracts/departure/day-sheet-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type {
  PickupPlacesAnswer,
  PickupPlaceView,
} from '../../services/libs/contracts/pickup-place/pickup-place-view.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const places = '/api/admin/pickup-places';
const zuri = { name: 'Zuri Zanzibar', zone: 'Nungwi & Kendwa' };

describe('the pick-up of a traveller', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
    await staff.post(places, zuri, { 'idempotency-key': freshKey() });
    const path = '/api/admin/tours/spice-farm-tour';
    const { body: tour } = await staff.get<AdminTourView>(path);
    const windows = [
      { zone: '', fromMinutes: 45, toMinutes: 15 },
      { zone: zuri.zone, fromMinutes: 120, toMinutes: 90 },
    ];
    const { status } = await staff.put(
      path,
      { ...tour, pickup: { windows } },
      { 'if-match': `"${tour.revision}"` },
    );
    expect(status).toBe(200);
  });

  afterAll(() => system.remove());

  const withoutZone = { zone: '', date: '2026-12-01', from: '08:15', to: '08:45' };
  const inNungwi = { zone: zuri.zone, date: '2026-12-01', from: '07:00', to: '07:30' };
  const change = async (visitor: Visitor, booking: BookingAnswer, changes: object) => {
    const { reference, revision } = booking;
    const answer = await visitor.patch<BookingAnswer>(`/api/bookings/${reference}`, changes, {
      'if-match': `"${revision}"`,
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  it('has the window of the zone if the place is in the list, otherwise the window of all other places', async () => {
    const known = await book(system.visitor(), { pickupPlace: ' zuri  zanzibar ' });
    const unknown = await book(system.visitor(), { pickupPlace: 'My aunt’s house' });
    const none = await book(system.visitor());
    expect([known.pickup, unknown.pickup]).toEqual([inNungwi, withoutZone]);
    expect(none).not.toHaveProperty('pickup');
  });

  it('moves with the booking, and follows its place', async () => {
    const visitor = system.visitor();
    const booking = await book(visitor, { pickupPlace: zuri.name });
    const later = await change(visitor, booking, { pickupTime: '14:00' });
    expect(later.pickup).toEqual({ ...inNungwi, from: '12:00', to: '12:30' });
    const elsewhere = await change(visitor, later, { pickupPlace: 'Park Hyatt' });
    expect(elsewhere.pickup).toEqual({ ...withoutZone, from: '13:15', to: '13:45' });
    const nowhere = await change(visitor, elsewhere, { pickupPlace: '' });
    expect(nowhere).not.toHaveProperty('pickup');
  });

  it('orders the day sheet', async () => {
    const date = '2026-12-09';
    const come = await book(system.visitor(), { date });
    const last = await book(system.visitor(), { date, pickupPlace: 'Park Hyatt' });
    const first = await book(system.visitor(), { date, pickupPlace: zuri.name });
    const { body } = await staff.get<DaySheetView>(
      `/api/admin/departures/spice-farm-tour_${date}_0900`,
    );
    expect(body.bookings.map(({ reference }) => reference)).toEqual(
      [first, last, come].map(({ reference }) => reference),
    );
  });

  it('is at places that staff add, change and remove; the history shows these changes', async () => {
    const added = await staff.post<PickupPlacesAnswer>(
      places,
      { name: 'Tembo House', zone: 'Stone Town' },
      { 'idempotency-key': freshKey() },
    );
    expect(added.status).toBe(201);
    const id = added.body.items.find(({ name }) => name === 'Tembo House')?.id ?? '';
    const again = await staff.post(
      places,
      { name: 'TEMBO house', zone: 'Stone Town' },
      { 'idempotency-key': freshKey() },
    );
    expect([again.status, again.body.code]).toEqual([409, 'PickupPlaceExists']);
    const changed = await staff.put(`${places}/${id}`, {
      name: 'Tembo House Hotel',
      zone: 'Stone Town',
      coordinates: { latitude: -6.1614, longitude: 39.1877 },
    });
    expect(changed.status).toBe(200);
    const { body: list } = await system
      .visitor()
      .get<ListView<PickupPlaceView>>('/api/pickup-places', {
        'x-min-position': String(changed.body.position),
      });
    const names = list.items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Zuri Zanzibar', 'Tembo House Hotel']));
    expect(names).not.toContain('Tembo House');
    const removed = await staff.ask<PickupPlacesAnswer>('DELETE', `${places}/${id}`, {});
    expect(removed.body.items.map(({ name }) => name)).not.toContain('Tembo House Hotel');

    const { body: history } = await staff.get<ListView<AuditEntryView>>(
      '/api/admin/audit?kind=pickup-places',
    );
    expect(history.items.slice(0, 4).map(({ action }) => action)).toEqual([
      'PickupPlaceRemoved',
      'PickupPlaceChanged',
      'PickupPlaceAdded',
      'PickupPlaceAdded',
    ]);
    expect(history.items[1]?.changes).toContainEqual({
      field: 'name',
      before: 'Tembo House',
      after: 'Tembo House Hotel',
    });
  });
});
