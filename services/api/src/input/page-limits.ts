/** The longest cursor that a list accepts, in UTF-16 units. Cursors come from the API and are shorter. */
export const cursorLengthMax = 1_000;

/** The greatest number of entries on a page of a list for staff. */
export const pageSizeMax = 100;
