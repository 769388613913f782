import { InTurn } from './in-turn.ts';

describe('work that waits for its turn', () => {
  it('runs a limited number of calls at once, in their order', async () => {
    const turns = new InTurn({ atOnce: 2, waitingMax: 10 });
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const all = Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        turns.run(async () => {
          begun.push(number);
          running += 1;
          most = Math.max(most, running);
          await new Promise<void>((resolve) => ends.push(resolve));
          running -= 1;
          return number;
        }),
      ),
    );
    while (begun.length < 5) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const end of ends) end();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  it('is refused if the queue is full, and continues after a failure', async () => {
    const turns = new InTurn({ atOnce: 1, waitingMax: 1 });
    const first = Promise.withResolvers<string>();
    const failing = turns.run(() => first.promise);
    const waiting = turns.run(() => Promise.resolve('done'));
    await expect(turns.run(() => Promise.resolve('never'))).rejects.toMatchObject({
      code: 'Unavailable',
    });
    first.reject(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await waiting).toBe('done');
    expect(await turns.run(() => Promise.resolve('again'))).toBe('again');
  });
});
