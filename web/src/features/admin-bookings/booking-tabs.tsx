import type { BookingCountsView, BookingTab } from '@contracts/booking/booking-view.ts';
import { type KeyboardEvent, useRef } from 'react';
import './booking-tabs.css';

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

/** The panel that the tabs choose for. */
export const bookingPanelId = 'bookings';

export function tabId(tab: BookingTab): string {
  return `bookings-${tab}`;
}

export type BookingTabsProps = {
  chosen: BookingTab;
  counts: BookingCountsView | undefined;
  onChoose: (tab: BookingTab) => void;
};

/** Which bookings are listed: made today, due today, due tomorrow, or all. The arrows move along. */
export function BookingTabs({ chosen, counts, onChoose }: BookingTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const at = bookingTabs.findIndex(({ tab }) => tab === chosen);
    const place = placeByKey(event.key, at);
    const next = place === null ? undefined : bookingTabs.at(place % bookingTabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.tab)}`)?.focus();
  }
  return (
    <div ref={list} data-slot="booking-tabs" role="tablist" aria-label="Bookings">
      {bookingTabs.map(({ tab, label, count }) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={bookingPanelId}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={handleKey}
          onClick={() => {
            onChoose(tab);
          }}
        >
          {label} ({counts?.[count] ?? '…'})
        </button>
      ))}
    </div>
  );
}

/** The keys of the ARIA tabs pattern; null for a key that is none of its business. */
function placeByKey(key: string, at: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return null;
  }
}
