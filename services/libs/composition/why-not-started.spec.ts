import { StartRefused } from './start-refused.ts';
import { whyNotStarted } from './why-not-started.ts';

describe('the message of a failed start', () => {
  it.each<[string, unknown, string]>([
    ['a refusal', new StartRefused('Set it.'), 'Set it.'],
    [
      'SQLite has no room',
      Object.assign(new Error('database or disk is full'), { errcode: 13 }),
      'The product cannot start: the disk is full.',
    ],
    [
      'SQLite cannot open a file',
      Object.assign(new Error('unable to open database file'), { errcode: 14 }),
      'The product cannot start: a file could not be opened.',
    ],
    [
      'a file has no room',
      Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/lock' }),
      'The product cannot start: /data/lock cannot be stored: the disk is full.',
    ],
  ])('is one sentence: %s', (_, error, words) => {
    expect(whyNotStarted(error)).toBe(words);
  });

  it('is the whole error for a fault of the program', () => {
    const error = new TypeError('not a function');
    expect(whyNotStarted(error)).toBe(error);
  });
});
