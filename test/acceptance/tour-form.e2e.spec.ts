import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { DepartureView } from '../../services/libs/contracts/departure/departure-view.ts';
import type { TourPreviewView } from '../../services/libs/contracts/tour/tour-preview.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/tours/spice-farm-tour';

describe('saving a tour', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it('is previewed: what would change, and for how many upcoming bookings', async () => {
    const { body: before, headers } = await staff.get(path);
    const nothing = await staff.post<TourPreviewView>(`${path}/preview`, before);
    expect([nothing.status, nothing.body]).toEqual([200, { changes: [], futureBookings: 0 }]);
    await book(system.visitor());
    const changed = { ...before, title: 'Clove Farm', maxGuests: 3 };
    const { body } = await staff.post<TourPreviewView>(`${path}/preview`, changed);
    expect(body).toEqual({
      changes: [
        { field: 'title', before: before.title, after: 'Clove Farm' },
        { field: 'maxGuests', before: before.maxGuests, after: 3 },
      ],
      futureBookings: 1,
    });
    const after = await staff.get(path);
    expect([after.body.title, after.headers.get('etag')]).toEqual([
      before.title,
      headers.get('etag'),
    ]);
  });

  it('is refused in the preview for the same reasons', async () => {
    const { body } = await staff.get(path);
    const images = Array.from({ length: 8 }, (_, index) => `https://pictures.example/${index}.jpg`);
    const tooMany = await staff.post(`${path}/preview`, { ...body, images });
    expect(tooMany.status).toBe(422);
    expect(tooMany.body.errors).toEqual([
      { field: 'images', message: 'You can only upload up to 7 images' },
    ]);
    const unknown = await staff.post('/api/admin/tours/no-such-tour/preview', body);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'TourNotFound']);
  });

  it('keeps no element that could run as a script, and previews what will be kept', async () => {
    const { body } = await staff.get(path);
    const hostile = '<p onclick="alert(1)">Cloves<script>alert(1)</script></p>';
    const preview = await staff.post<TourPreviewView>(`${path}/preview`, {
      ...body,
      fullDescription: hostile,
    });
    expect(preview.body.changes).toMatchObject([
      { field: 'fullDescription', after: '<p>Cloves</p>' },
    ]);
    await changeTour(staff, 'spice-farm-tour', { fullDescription: hostile });
    expect((await staff.get(path)).body.fullDescription).toBe('<p>Cloves</p>');
  });

  it('lists the days that are closed or have their own capacity, until they are like all others', async () => {
    const listed = async () => {
      const { body } = await staff.get<ListView<DepartureView>>(`${path}/departures`);
      return body.items.map(({ date, time, isClosed, capacity }) => [
        date,
        time,
        isClosed,
        capacity,
      ]);
    };
    const departure = (date: string) => `/api/admin/departures/spice-farm-tour_${date}_0900`;
    expect(await listed()).toEqual([]);
    await staff.put(`${departure('2026-12-24')}/capacity`, { capacity: 4 });
    await staff.post(`${departure('2026-12-10')}/closure`, { reason: 'Harvest' });
    const { capacity } = (await staff.get<AdminTourView>(path)).body;
    expect(await listed()).toEqual([
      ['2026-12-10', '09:00', true, capacity],
      ['2026-12-24', '09:00', false, 4],
    ]);
    await staff.post(`${departure('2026-12-10')}/reopening`);
    expect(await listed()).toEqual([['2026-12-24', '09:00', false, 4]]);
    const unknown = await staff.get('/api/admin/tours/no-such-tour/departures');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'TourNotFound']);
  });
});
