import fc from 'fast-check';
import { isSlug, nthSlug, reservedSlugs, slugOf } from './slug.ts';

describe('the slug of a tour', () => {
  it.each([
    ['Stone Town Heritage Walk', 'stone-town-heritage-walk'],
    ['Spices, Kidichi Baths & Swahili Lunch', 'spices-kidichi-baths-swahili-lunch'],
    ['  Safari Blue – Menai Bay by Dhow!  ', 'safari-blue-menai-bay-by-dhow'],
    ['Mikumi (2 days / 1 night)', 'mikumi-2-days-1-night'],
    ["Zanzibar's best", 'zanzibar-s-best'],
    ['snake_case', 'snake-case'],
    ['---', ''],
    ['', ''],
    ['Тур', ''],
    ['ツアー 7', '7'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each([
    ['Café Zanzibár', 'cafe-zanzibar'],
    ['Cafe\u0301', 'cafe'],
    ['Große Bootstour', 'grosse-bootstour'],
    ['Ærø, Łódź, Þing, Cœur, Đà, Eiðr', 'aero-lodz-thing-coeur-da-eidr'],
    ['İstanbul ışık', 'istanbul-isik'],
  ])('removes the accents from %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is made of letters, digits and single hyphens, regardless of the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('stays the same when it is made into a slug again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugOf(slugOf(title))).toBe(slugOf(title));
      }),
    );
  });

  it('is distinguished from texts that are not slugs', () => {
    expect(isSlug('spice-tour-2')).toBe(true);
    expect(['', 'Spice', 'spice--tour', '-spice', 'spice-', 'spice_tour'].some(isSlug)).toBe(false);
  });

  it('gets a number if it is taken: 2, then 3 and so on', () => {
    expect([1, 2, 3].map((n) => nthSlug('spice-tour', n))).toEqual([
      'spice-tour',
      'spice-tour-2',
      'spice-tour-3',
    ]);
    expect(isSlug(nthSlug('spice-tour', 12))).toBe(true);
  });

  it('is never the address of another page in the same folder as the tours', () => {
    expect(reservedSlugs).toEqual(['featured', 'suggestions']);
  });
});
