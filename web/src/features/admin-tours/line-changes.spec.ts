import { lineChanges } from './line-changes.ts';

describe('the changes in the lines of a field', () => {
  it.each([
    [
      'one gone and one new',
      [
        ['Reef', 'Lunch'],
        ['Reef', 'Fruit'],
      ],
      [['Lunch'], ['Fruit'], 1],
    ],
    ['all new', [[], ['Reef']], [[], ['Reef'], 0]],
    [
      'only moved',
      [
        ['Reef', 'Lunch'],
        ['Lunch', 'Reef'],
      ],
      [[], [], 2],
    ],
    ['once less of the same', [['Reef', 'Reef'], ['Reef']], [['Reef'], [], 1]],
  ] as const)('are found: %s', (_, [before, after], [removed, added, kept]) => {
    expect(lineChanges(before, after)).toEqual({ removed, added, kept });
  });
});
