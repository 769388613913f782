import { Turns } from './turns.ts';

describe('work that takes turns', () => {
  const begun: string[] = [];

  function work(name: string) {
    const ended = Promise.withResolvers<string>();
    return {
      ...ended,
      begin: () => {
        begun.push(name);
        return ended.promise;
      },
    };
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('starts in order, with a limited number at once, even after a failure', async () => {
    const turns = new Turns(2);
    const [first, second, third, last] = ['first', 'second', 'third', 'last'].map(work);
    if (!first || !second || !third || !last) throw new Error('There are four.');
    const results = [first, second, third, last].map(({ begin }) => turns.take(begin));
    await settled();
    expect(begun).toEqual(['first', 'second']);
    second.reject(new Error('away'));
    await expect(results[1]).rejects.toThrow('away');
    await settled();
    expect(begun).toEqual(['first', 'second', 'third']);
    for (const { resolve } of [first, third, last]) resolve('done');
    expect(await Promise.all([results[0], results[2], results[3]])).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(begun).toEqual(['first', 'second', 'third', 'last']);
  });
});
