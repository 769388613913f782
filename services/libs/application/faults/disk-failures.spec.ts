import { whyDiskRefuses } from './disk-failures.ts';

describe('an error of the disk', () => {
  it('is explained in words if a person can fix it, whether SQLite or Node reports it', () => {
    const written = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const stored = Object.assign(new Error('stored'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    expect([written, stored].map(whyDiskRefuses)).toEqual(['the disk is full', 'the disk is full']);
  });

  it('is not explained if it is a fault of the program', () => {
    const busy = Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
    expect([busy, new TypeError('not a function')].map(whyDiskRefuses)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
