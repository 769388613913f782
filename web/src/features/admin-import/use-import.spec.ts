import { portionsOf } from './use-import.ts';

const lineOf = (line: number, cell = 'Spice Farm Tour') => ({ line, cells: [cell] });
const sizes = (...of: Parameters<typeof portionsOf>) =>
  portionsOf(...of).map(({ length }) => length);

describe('the lines of an import', () => {
  it('are sent twenty at a time', () => {
    expect(sizes(Array.from({ length: 45 }, (_none, index) => lineOf(index + 2)))).toEqual([
      20, 20, 5,
    ]);
    expect(portionsOf([])).toEqual([]);
  });

  it('are sent in smaller requests if they are long', () => {
    const long = 'a'.repeat(14_000);
    const lines = [
      lineOf(2, long),
      lineOf(3, long),
      lineOf(4, long),
      lineOf(5, 'a'.repeat(40_000)),
    ];
    expect(sizes(lines)).toEqual([2, 1, 1]);
    expect(portionsOf(lines).flat()).toEqual(lines);
  });
});
