import { spawnSync } from 'node:child_process';

describe('the benchmarks', () => {
  it('start, and name themselves where one does not exist', () => {
    const { stderr } = spawnSync(process.execPath, ['test/bench/run.ts', 'no-such'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('The benchmarks are prepared-answers, ');
  });
});
