import { isInPart } from './build-parts.ts';

const ids = Array.from({ length: 12_000 }, (_, number) => `${10_000_000 + number * 7}`);

function sizes(of: number): readonly number[] {
  return Array.from(
    { length: of },
    (_, index) => ids.filter((id) => isInPart(id, { index, of })).length,
  );
}

describe('the parts of a build', () => {
  it.each([2, 3, 4, 8])(
    'have about the same size, and hold each document exactly once: %i parts',
    (of) => {
      expect(sizes(of).reduce((sum, size) => sum + size, 0)).toBe(ids.length);
      for (const size of sizes(of)) {
        expect(Math.abs(size / (ids.length / of) - 1)).toBeLessThan(0.1);
      }
    },
  );

  it('never change, because documents are stored by them', () => {
    const partOf = (id: string) => [0, 1, 2, 3].find((index) => isInPart(id, { index, of: 4 }));
    const known = [
      '10000000',
      '10000007',
      'spice-farm-tour',
      'spice-farm-tour_2026-12-01_0900',
      '',
    ];
    expect(known.map(partOf)).toEqual([1, 0, 1, 2, 0]);
  });
});
