import { positionText } from './position-text.ts';
import { beginning, type Position } from './stored-event.ts';

describe('the text of a position', () => {
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

  it('is shown in full if both halves are equal only by chance', () => {
    // A number of 16 digits is a row of a file. Its first half is zero unless the file has a hundred million rows.
    expect(positionText('1234567812345678' as Position)).toBe('1234567812345678');
  });
});
