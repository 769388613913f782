import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  AgeRateView,
  PricingStructureView,
} from '../../services/libs/contracts/tour/pricing-view.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { categoryNamed } from '../support/category-named.ts';
import { System } from '../support/processes/start-system.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const adult = categoryNamed('Adult (12+)');
const child = categoryNamed('Child (4-11)');

describe('the categories of a price table', () => {
  let system: System;
  let admin: Visitor;

  beforeAll(async () => {
    system = await System.start();
    admin = await system.staff();
  });

  afterAll(() => system.remove());

  /** Saves the price table of the tour of the tests with other rates. */
  async function price(change: (rates: readonly AgeRateView[]) => readonly AgeRateView[]) {
    const path = `/api/admin/tours/${spiceFarm.tourId}`;
    const { body: tour } = await admin.get<AdminTourView>(path);
    const { ageRates = [] } = tour.pricingStructure;
    const pricingStructure: PricingStructureView = {
      ...tour.pricingStructure,
      ageRates: change(ageRates),
    };
    const headers = { 'if-match': '*' };
    const answer = await admin.put<AdminTourView>(path, { ...tour, pricingStructure }, headers);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  const changed = (booking: BookingView, travellers: unknown) =>
    admin.patch<AdminBookingView>(
      `/api/admin/bookings/${booking.bookingNumber}`,
      { travellers },
      { 'if-match': '*' },
    );

  it('keep their ids when staff rename them, and bookings keep the name that was sold', async () => {
    const booking = await book(system.visitor(), {
      travellers: [{ categoryId: adult.categoryId, count: 2 }],
    });
    expect(booking.travellers).toEqual([{ ...adult, count: 2 }]);
    const renamed = await price((rates) =>
      rates.map((rate) =>
        rate.categoryId === adult.categoryId ? { ...rate, ageCategory: 'Adult (13+)' } : rate,
      ),
    );
    expect(renamed.pricingStructure.ageRates?.[0]).toMatchObject({
      categoryId: adult.categoryId,
      ageCategory: 'Adult (13+)',
    });
    const { body: after } = await admin.get<AdminBookingView>(
      `/api/admin/bookings/${booking.bookingNumber}`,
    );
    expect(after.travellers).toEqual([{ ...adult, count: 2 }]);
    expect(after.guestIds.map(({ guestId }) => guestId)).toEqual([
      `${booking.bookingNumber}-1`,
      `${booking.bookingNumber}-2`,
    ]);
    const { status, body } = await changed(booking, [{ category: 'Adult (12+)', count: 3 }]);
    expect(status).toBe(200);
    expect(body.travellers).toEqual([
      { categoryId: adult.categoryId, category: 'Adult (13+)', count: 3 },
    ]);
  });

  it('can be removed: booked travellers keep their price, and their number can only decrease', async () => {
    const booking = await book(system.visitor(), {
      travellers: [
        { categoryId: adult.categoryId, count: 1 },
        { category: child.category, count: 2 },
      ],
    });
    await price((rates) => rates.filter(({ categoryId }) => categoryId !== child.categoryId));
    const one = [
      { categoryId: adult.categoryId, count: 1 },
      { categoryId: child.categoryId, count: 1 },
    ];
    const { status, body } = await changed(booking, one);
    expect([status, body.totalPrice]).toEqual([200, 45]);
    const two = await changed(booking, [{ categoryId: child.categoryId, count: 2 }]);
    expect([two.status, two.body]).toMatchObject([422, { code: 'UnknownCategory' }]);
    const back = await price((rates) => [
      ...rates,
      { ageCategory: child.category, price: 15, minAge: 4, maxAge: 11 },
    ]);
    const { categoryId } = back.pricingStructure.ageRates?.at(-1) ?? {};
    expect(categoryId).toMatch(/^child-4-11-[0-9a-f]{6}$/);
    expect(categoryId).not.toBe(child.categoryId);
  });

  it('are named by id or by name, and a line without either is refused', async () => {
    const { status, body } = await system.visitor().post(`/api/tours/${spiceFarm.tourId}/quote`, {
      date: '2026-12-01',
      travellers: [{ count: 1 }],
    });
    expect([status, body]).toMatchObject([422, { code: 'UnknownCategory' }]);
  });

  it('are in the bookings of staff, with how the caller reached them', async () => {
    const { status, body } = await admin.post<AdminBookingView>(
      '/api/admin/bookings',
      { ...spiceFarm, origin: 'whatsapp', locale: 'sw' },
      { 'idempotency-key': 'a-chat' },
    );
    expect([status, body]).toMatchObject([201, { origin: 'whatsapp', locale: 'sw' }]);
    const site = await book(system.visitor());
    const shown = await admin.get<AdminBookingView>(`/api/admin/bookings/${site.bookingNumber}`);
    expect(shown.body).toMatchObject({ origin: 'site', locale: 'en' });
  });
});
