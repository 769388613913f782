import { GroupCommit } from './group-commit.ts';

describe('writes that arrive together', () => {
  const storeOf = () => {
    const disk: number[][] = [];
    let committed = 0;
    let written: number[] = [];
    const commits = new GroupCommit(
      (work) => {
        written = [];
        work();
        disk.push(written);
      },
      () => (committed += 1),
    );
    const write = (n: number) => commits.run(() => written.push(n));
    return { commits, disk, write, committed: () => committed };
  };

  it('share one flush, and each writer gets its own answer', async () => {
    const { disk, write, committed } = storeOf();
    expect(await Promise.all([7, 8, 9].map(write))).toEqual([1, 2, 3]);
    expect(disk).toEqual([[7, 8, 9]]);
    expect(committed()).toBe(1);
    await write(10);
    expect(disk).toEqual([[7, 8, 9], [10]]);
  });

  it('fail together, and later writes succeed', async () => {
    const { commits, disk, write, committed } = storeOf();
    const broken = () => {
      throw new Error('the disk is full');
    };
    const together = await Promise.allSettled([write(1), commits.run(broken), write(2)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(committed()).toBe(0);
    await write(3);
    expect(disk).toEqual([[3]]);
  });
});
