import { positionText } from './position-text.ts';
import { beginning, type Position } from './stored-event.ts';

describe('a position as people read it', () => {
  it.each([
    ['0000000000000120', '120'],
    ['0000000000000000', '0'],
    ['0000000000000000482300000000000000004823', '4823'],
    ['0000000000000000482300000000000000004000', '482300000000000000004000'],
  ])('%s is %s', (position, text) => {
    expect(positionText(position as Position)).toBe(text);
  });

  it('is 0 before the first event', () => {
    expect(positionText(beginning)).toBe('0');
  });

  it('is not cut in half where its halves are equal by chance', () => {
    // 16 digits: rows of a file, whose first half is zeros unless there are a hundred million.
    expect(positionText('1234567812345678' as Position)).toBe('1234567812345678');
  });
});
