import { spawnSync } from 'node:child_process';

describe('the benchmarks', () => {
  it('start, and list their names if the given name does not exist', () => {
    const { stderr } = spawnSync(process.execPath, ['test/bench/run.ts', 'no-such'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('The benchmarks are prepared-answers, ');
  });
});
