/** Where links to the panel of a tour's page lead. */
export const bookingPanelId = 'book';
export const bookingDateId = 'book-date';
