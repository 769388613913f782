import { judgeSoak, type Look } from './judge-soak.ts';

const flat: Look = { residentMb: 200, openFiles: 40, storedFiles: 12, walMb: 4 };
const soak = (change: (part: number) => Partial<Look>) =>
  judgeSoak(Array.from({ length: 40 }, (_none, at) => ({ ...flat, ...change(at / 39) })));
const failing = (change: (part: number) => Partial<Look>) =>
  soak(change)
    .filter(({ holds }) => !holds)
    .map(({ words }) => words.split(' ').slice(3).join(' '));

describe('a soak', () => {
  it('is passed if the figures stay the same, or grow only at first', () => {
    expect(failing(() => ({}))).toEqual([]);
    expect(failing((part) => ({ residentMb: part < 0.2 ? 100 : 200 }))).toEqual([]);
  });

  it('is failed if a figure keeps growing', () => {
    expect(failing((part) => ({ residentMb: 200 + 100 * part }))).toEqual(['MB of memory']);
    expect(failing((part) => ({ openFiles: 40 + Math.round(20 * part) }))).toEqual(['open files']);
    expect(failing((part) => ({ storedFiles: 12 + Math.round(20 * part) }))).toEqual([
      'stored files',
    ]);
    expect(failing((part) => ({ walMb: 4 + 40 * part }))).toEqual(['MB of WAL']);
  });
});
