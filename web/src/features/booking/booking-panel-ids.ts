/** The targets of links to the booking panel of a tour's page. */
export const bookingPanelId = 'book';
export const bookingDateId = 'book-date';
