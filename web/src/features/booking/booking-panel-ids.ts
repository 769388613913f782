/** The targets of links to the booking panel of a tour's page. */
export const bookingPanelId = 'book';
export const bookingDateId = 'book-date';
export const bookingTimeId = 'book-time';
export const bookingPartyId = 'book-party';

/** The parts of the panel in which a choice can be missing. */
type PanelPart = typeof bookingDateId | typeof bookingTimeId | typeof bookingPartyId;

/** Scrolls to a part of the panel and focuses it. In the calendar it focuses the day that is in the tab order. */
export function leadToPanel(part: PanelPart): void {
  const element = document.getElementById(part);
  // The calendar is at the top of the panel, so its heading is shown with it.
  const shown = part === bookingDateId ? document.getElementById(bookingPanelId) : element;
  shown?.scrollIntoView({ block: 'start' });
  const day = element?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  (day ?? element)?.focus({ preventScroll: true });
}
