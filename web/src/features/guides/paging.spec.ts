import { nextPage, previousPage } from './paging.ts';

/** The first visible item before and after each of the turns. */
function turns(turn: typeof nextPage, step: number, count: number, times: number): number[] {
  const seen = [0];
  for (let time = 0; time < times; time += 1) {
    seen.push(turn({ first: seen.at(-1) ?? 0, step, count }));
  }
  return seen;
}

describe('a carousel', () => {
  it('of twelve attractions turns by four and returns to the start', () => {
    expect(turns(nextPage, 4, 12, 4)).toEqual([0, 4, 8, 0, 4]);
  });

  it('of thirteen places turns by six, shows the thirteenth, and returns to the start', () => {
    expect(turns(nextPage, 6, 13, 4)).toEqual([0, 6, 12, 0, 6]);
  });

  it('turns back in the same steps, and from the start to the last page', () => {
    expect(turns(previousPage, 4, 12, 3)).toEqual([0, 8, 4, 0]);
    expect(turns(previousPage, 6, 13, 3)).toEqual([0, 12, 6, 0]);
  });

  it('continues from the position to which it was swiped, and goes back at most to the start', () => {
    expect(nextPage({ first: 3, step: 4, count: 12 })).toBe(7);
    expect(nextPage({ first: 9, step: 4, count: 12 })).toBe(0);
    expect(previousPage({ first: 3, step: 4, count: 12 })).toBe(0);
  });

  it('does not move if it has a single page or no items', () => {
    for (const count of [0, 1, 4]) {
      expect(nextPage({ first: 0, step: 4, count })).toBe(0);
      expect(previousPage({ first: 0, step: 4, count })).toBe(0);
    }
  });
});
