import type { BookingCountsView, BookingTab } from '@contracts/booking/booking-view.ts';

/** Which bookings are listed: made today, due today, due tomorrow, or all (requirements, section 2). */
export const bookingTabs = [
  { tab: 'today', label: 'Today', count: 'today' },
  { tab: 'due-today', label: 'Due Today', count: 'dueToday' },
  { tab: 'tomorrow', label: 'Tomorrow', count: 'tomorrow' },
  { tab: 'all', label: 'All', count: 'all' },
] as const satisfies readonly {
  tab: BookingTab;
  label: string;
  count: keyof BookingCountsView;
}[];
