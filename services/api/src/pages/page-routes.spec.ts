import { pageAt } from './page-routes.ts';

const isTour = (id: string) => id === 'spice-farm-tour';

describe('the pages of the site', () => {
  it.each([
    ['/', '/'],
    ['/?gclid=1', '/'],
    ['/about?', '/about'],
    ['/destinations/paje?utm_source=letter', '/destinations/paje'],
    ['/tour/spice-farm-tour?fbclid=x&utm_medium=a', '/tour/spice-farm-tour'],
    ['/tour/spice-farm-tour?guests=3&gclid=1', '/tour/spice-farm-tour?guests=3'],
    ['/tours?utm_source=a&guests=4&q=spice', '/tours?q=spice&guests=4'],
    ['/tours?q=one&q=two', '/tours?q=one'],
    [
      '/tours?sort=price&price=50&category=City+Tours',
      '/tours?category=City+Tours&price=50&sort=price',
    ],
    ['/tours?sort=banana&price=51&place=atlantis&pickup=&category=Space', '/tours'],
    ['/tours?q=%00%E0%A4%A', '/tours?q=%00%EF%BF%BD%25A'],
    ['/tours?q=a?b', '/tours?q=a%3Fb'],
    ['/thank-you?reference=ZBL-1&gclid=1', '/thank-you?reference=ZBL-1&gclid=1'],
    ['/find-booking?utm_source=letter', '/find-booking'],
    ['/manage-booking/ZBL-74100680', '/manage-booking/ZBL-74100680'],
    ['/review/ZBL-74100680', '/review/ZBL-74100680'],
    ['/destinations/atlantis', '/destinations/unknown'],
    ['/attractions/atlantis?gclid=1', '/attractions/unknown'],
  ])('for %s are rendered at %s', (url, address) => {
    expect(pageAt(url, isTour)?.address).toBe(address);
  });

  it.each([
    ['/', true],
    ['/tours', true],
    ['/tour/spice-farm-tour', true],
    ['/destinations/paje', true],
    ['/tours?q=spice', false],
    ['/tour/no-such-tour', false],
    ['/tour/spice%2Dfarm-tour', false],
    ['/tour/spice-farm-tour/', false],
    ['/destinations/atlantis', true],
    ['/checkout', false],
    ['/find-booking', true],
    ['/manage-booking/ZBL-74100680', false],
    ['/review/ZBL-74100680', false],
    ['/auth', false],
  ])('are counted among the site’s own pages or not: %s', (url, isOfSite) => {
    expect(pageAt(url, isTour)?.isOfSite).toBe(isOfSite);
  });

  it.each([
    ['/tour/no-such-tour?date=2026-12-01', '/404'],
    ['/booking/no-such-tour?date=2026-12-01', '/404'],
    ['/booking/spice-farm-tour', '/tour/spice-farm-tour'],
    ['/booking/spice-farm-tour?date=2026-02-31', '/tour/spice-farm-tour'],
    ['/booking/spice-farm-tour?date=2026-12-01', undefined],
    ['/tour/spice-farm-tour', undefined],
    ['/manage-booking', '/'],
  ])('redirect, without being rendered, only if their address has no page: %s', (url, to) => {
    expect(pageAt(url, isTour)?.elsewhere).toBe(to);
  });

  it.each([
    ...['/no/such/page', '/tour', '/tour/', '/tour/a/b', '/tour/%zz', '//', '/constructor', '*'],
    ...['/tour/..', '/tour/%2e%2e', '/tour/%2E', '/booking/%2e%2e/', '/tour\\x', '/tours#x'],
    ...['http://elsewhere.example/tours', '//elsewhere.example/tours'],
  ])('do not include %s', (url) => {
    expect(pageAt(url, isTour)).toBeUndefined();
  });
});
