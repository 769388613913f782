import { VirtualClock } from '../../../test/support/in-memory/virtual-clock.ts';
import { watchDisk } from './watch-disk.ts';

describe('the disk of the data directory', () => {
  it('is reported once a minute while it is full, and before that as nearly full', async () => {
    const clock = new VirtualClock();
    const lines: string[] = [];
    let room = 500e6;
    const end = watchDisk('/data', {
      clock,
      roomAt: () => room,
      say: (level, words) => lines.push(`${level}: ${words}`),
    });
    await clock.advance(60_000);
    expect(lines.splice(0)).toEqual([]);
    room = 63.9e6;
    await clock.advance(60_000);
    expect(lines.splice(0)).toEqual(['warn: The disk of /data is nearly full, 63.9 MB are left.']);
    room = 4_096;
    const full =
      'error: The disk of /data is full, 0.0 MB are left: the product stores no data until it has room.';
    await clock.advance(60_000);
    await clock.advance(60_000);
    expect(lines.splice(0)).toEqual([full, full]);
    end();
    await clock.advance(60_000);
    expect(lines).toEqual([]);
  });
});
