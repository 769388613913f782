import { whyDiskRefuses } from './disk-failures.ts';

describe('what a disk answers', () => {
  it('is told in words where somebody can mend it, whoever was writing', () => {
    const written = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const stored = Object.assign(new Error('stored'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    expect([written, stored].map(whyDiskRefuses)).toEqual(['the disk is full', 'the disk is full']);
  });

  it('is left to whoever knows it where it is a fault of the program', () => {
    const busy = Object.assign(new Error('busy'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
    expect([busy, new TypeError('not a function')].map(whyDiskRefuses)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
