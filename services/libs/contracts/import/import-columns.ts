/** The columns of a file of bookings, besides those of the price categories. */
export type ImportColumn =
  | 'tour'
  | 'date'
  | 'time'
  | 'guests'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'email'
  | 'phone'
  | 'pickupPlace'
  | 'message'
  | 'total'
  | 'currency'
  | 'paid'
  | 'method'
  | 'status'
  | 'origin'
  | 'note'
  | 'tags'
  | 'reference';

/** The heading of each column in the template, and the other headings that are understood. */
export const importColumns: Readonly<
  Record<ImportColumn, { readonly heading: string; readonly also: readonly string[] }>
> = {
  tour: { heading: 'Tour', also: ['tour title', 'trip', 'product'] },
  date: { heading: 'Date', also: ['tour date', 'travel date'] },
  time: { heading: 'Start time', also: ['time', 'start'] },
  guests: { heading: 'Travellers', also: ['travelers', 'guests', 'people', 'pax'] },
  firstName: { heading: 'First name', also: ['given name'] },
  lastName: { heading: 'Last name', also: ['surname', 'family name'] },
  name: { heading: 'Name', also: ['full name', 'customer', 'lead traveller'] },
  email: { heading: 'E-mail', also: ['e-mail address', 'mail'] },
  phone: { heading: 'Phone', also: ['telephone', 'mobile', 'whatsapp', 'phone number'] },
  pickupPlace: { heading: 'Pick-up place', also: ['pick-up', 'hotel'] },
  message: { heading: 'Message', also: ['request', 'comment'] },
  total: { heading: 'Total', also: ['total price', 'price', 'amount'] },
  currency: { heading: 'Currency', also: [] },
  paid: { heading: 'Paid', also: ['amount paid', 'collected'] },
  method: { heading: 'Payment method', also: ['method', 'paid by'] },
  status: { heading: 'Status', also: [] },
  origin: { heading: 'Origin', also: ['booked through', 'source'] },
  note: { heading: 'Note', also: ['notes', 'remark'] },
  tags: { heading: 'Tags', also: ['tag'] },
  reference: { heading: 'Reference', also: ['old reference', 'booking reference', 'booking id'] },
};

/** The headings of the template, in order, each with the cell of the example line. */
export const importTemplate: readonly (readonly [heading: string, example: string])[] = [
  ['Reference', 'A-1001'],
  ['Tour', 'Spice Farm Tour'],
  ['Date', '2027-01-15'],
  ['Start time', '09:00'],
  ['Adults', '2'],
  ['Children', '1'],
  ['First name', 'Asha'],
  ['Last name', 'Juma'],
  ['E-mail', 'asha@example.com'],
  ['Phone', '+255 777 123 456'],
  ['Pick-up place', 'Hotel in Nungwi'],
  ['Message', ''],
  ['Total', '120.00'],
  ['Currency', 'USD'],
  ['Paid', '60.00'],
  ['Payment method', 'cash'],
  ['Status', 'confirmed'],
  ['Origin', 'phone'],
  ['Note', 'Vegetarian lunch'],
  ['Tags', 'Agency; Birthday'],
];
