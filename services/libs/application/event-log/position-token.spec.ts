import { parsePositionToken, positionToken } from './position-token.ts';
import { beginning, type Position } from './stored-event.ts';

const position = '0000000000000042' as Position;

describe('a position token', () => {
  it('names the log and the position, and can be parsed again', () => {
    expect(positionToken('log-a', position)).toBe('log-a.0000000000000042');
    expect(parsePositionToken('log-a', 'log-a.0000000000000042')).toBe(position);
    expect(parsePositionToken('log-a', positionToken('log-a', beginning))).toBe(beginning);
  });

  it.each([
    ['another log', 'log-b.0000000000000042'],
    ['a log whose name begins in the same way', 'log-ab.0000000000000042'],
    ['no position', 'log-a'],
    ['letters', 'log-a.00000000000000x2'],
    ['a sign', 'log-a.-1'],
    ['a line break', 'log-a.1\n'],
    ['a number larger than any position', `log-a.${'9'.repeat(65)}`],
    ['nothing', ''],
  ])('is refused when it holds %s', (_title, token) => {
    expect(parsePositionToken('log-a', token)).toBeUndefined();
  });
});
