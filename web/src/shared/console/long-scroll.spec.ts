import fc from 'fast-check';
import { boxHeight, heightMax, type ListPlace, placeAfter } from './long-scroll.ts';

const view = 844;
const long = { total: 5 * heightMax, view };

/** Scrolls step by step to the end of the box. Returns every place on the way. */
function walk(size: { total: number; view: number }, begin: ListPlace, step: number) {
  const places = [begin];
  for (;;) {
    const { at, shift } = places.at(-1) ?? begin;
    const end = boxHeight(size.total, shift) - size.view;
    const next = Math.min(end, Math.max(0, at + step));
    if (next === at) return places;
    places.push(placeAfter(at, { at: next, shift }, size));
  }
}

const inList = ({ at, shift }: ListPlace) => at + shift;
const begin: ListPlace = { at: 0, shift: 0 };
const end: ListPlace = { at: heightMax - view, shift: long.total - heightMax };

describe('scrolling through a list that is higher than an element can be', () => {
  it('changes nothing for a list that fits', () => {
    const size = { total: heightMax, view };
    expect(placeAfter(0, { at: heightMax - view, shift: 0 }, size)).toEqual({
      at: heightMax - view,
      shift: 0,
    });
  });

  it.each([4_000, 20_000, -4_000])('skips no part of the list, in steps of %i', (step) => {
    const places = walk(long, step > 0 ? begin : end, step);
    expect(inList(places.at(-1) ?? begin)).toBe(step > 0 ? inList(end) : 0);
    const stepped = places
      .slice(1)
      .map((place, index) => Math.abs(inList(place) - inList(places[index] ?? begin)));
    expect(Math.min(...stepped)).toBeGreaterThan(0);
    expect(Math.max(...stepped)).toBeLessThanOrEqual(Math.abs(step));
  });

  it('moves the box about ten times, not at every step', () => {
    const shifts = new Set(walk(long, begin, 4_000).map(({ shift }) => shift));
    expect(shifts.size).toBeLessThan(12);
  });

  it('reaches the end with End, and the beginning with Home', () => {
    expect(placeAfter(0, { at: heightMax - view, shift: 0 }, long)).toEqual(end);
    expect(placeAfter(end.at, { ...end, at: 0 }, long)).toEqual(begin);
  });

  it('moves through the same share of the list as the scroll bar was dragged', () => {
    const { at, shift } = placeAfter(0, { at: heightMax / 2, shift: 0 }, long);
    expect(at).toBe(heightMax / 2);
    expect((at + shift) / long.total).toBeCloseTo(0.5, 3);
  });

  it('keeps its place and moves the box when the list grows at the end', () => {
    const place = placeAfter(end.at - 500, end, { total: long.total + 40_000, view });
    expect(inList(place)).toBe(inList(end));
    expect(boxHeight(long.total + 40_000, place.shift)).toBeGreaterThan(place.at + view);
  });

  it('never leaves the box, for any scrolling', () => {
    const total = fc.integer({ min: heightMax - 1_000, max: 20 * heightMax });
    fc.assert(
      fc.property(
        total,
        fc.array(
          fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), by: fc.nat(30_000) }),
        ),
        (height, moves) => {
          const size = { total: height, view };
          let place = begin;
          for (const { share, by } of moves) {
            const room = boxHeight(height, place.shift) - view;
            const at = by % 2 === 0 ? Math.round(share * room) : Math.min(room, place.at + by);
            place = placeAfter(place.at, { ...place, at }, size);
            expect(place.shift).toBeGreaterThanOrEqual(0);
            expect(place.at).toBeGreaterThanOrEqual(0);
            expect(place.at).toBeLessThanOrEqual(boxHeight(height, place.shift) - view);
          }
        },
      ),
    );
  });
});
