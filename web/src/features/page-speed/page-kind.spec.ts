import { pageKindOf } from './page-kind.ts';

it.each([
  ['/', 'home'],
  ['/tours', 'tours'],
  ['/tour/spice-farm-tour', 'tour'],
  ['/booking/spice-farm-tour', 'book'],
  ['/checkout', 'book'],
  ['/thank-you', 'thank-you'],
  ['/find-booking', 'manage'],
  ['/manage-booking/ZBL-74100680', 'manage'],
  ['/destinations', 'guide'],
  ['/attractions/jozani-forest', 'guide'],
  ['/about', 'other'],
  ['/book', 'other'],
  ['/no-such-page', 'other'],
  ['/admin', undefined],
  ['/admin/bookings', undefined],
  ['/auth', undefined],
  ['/authors', 'other'],
] as const)('the page at %s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
