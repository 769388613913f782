import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { listPath, readFilter, withoutFilters } from './booking-filter.ts';

describe('the filter of the list of bookings', () => {
  it('is kept in the address', () => {
    const filter = { tab: 'all', search: 'asha juma', status: 'live', currency: 'EUR' } as const;
    const path = listPath(filter);
    expect(path).toBe('/admin/bookings?tab=all&status=live&currency=EUR#search=asha+juma');
    const { searchParams, hash } = new URL(path, 'https://site.example');
    expect(readFilter(searchParams, hash)).toEqual(filter);
  });

  it('can limit the list to bookings made on certain days', () => {
    const days = { tab: 'all', createdFrom: '2026-11-01', createdTo: '2026-11-20' } as const;
    const path = listPath(days);
    expect(path).toBe('/admin/bookings?tab=all&createdFrom=2026-11-01&createdTo=2026-11-20');
    expect(readFilter(new URL(path, 'https://site.example').searchParams)).toEqual(days);
    const odd = new URLSearchParams({ tab: 'all', createdFrom: '2026-11-31', createdTo: 'now' });
    expect(readFilter(odd)).toEqual({ tab: 'all' });
  });

  it('combines every filter that staff choose, and clears them without the tab and the search', () => {
    const filter: BookingFilter = {
      tab: 'tomorrow',
      search: 'juma',
      status: 'confirmed',
      tourId: 'spice-farm-tour',
      money: 'unpaid',
      origin: 'whatsapp',
      notes: 'with',
      tag: 'VIP',
      dateFrom: '2026-12-01',
      dateTo: '2026-12-31',
    };
    const { searchParams, hash } = new URL(listPath(filter), 'https://site.example');
    expect(readFilter(searchParams, hash)).toEqual(filter);
    expect(withoutFilters(filter)).toEqual({ tab: 'tomorrow', search: 'juma' });
    const odd = new URLSearchParams({
      ...{ tab: 'all', tourId: '../x', dateFrom: '2026-02-30' },
      ...{ money: 'none', origin: 'toString', notes: 'without', tag: 'a@b' },
    });
    expect(readFilter(odd)).toEqual({ tab: 'all' });
  });

  it('shows the bookings of today if the address has no filter or an invalid one', () => {
    expect(readFilter(new URLSearchParams())).toEqual({ tab: 'today' });
    const odd = new URLSearchParams({ tab: 'never', status: 'lost', currency: '$' });
    expect(readFilter(odd, '#search=+')).toEqual({ tab: 'today' });
  });
});
