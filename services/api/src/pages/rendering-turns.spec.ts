import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { RenderingTurns, waitingMax } from './rendering-turns.ts';

describe('turns for rendering pages', () => {
  let clock: VirtualClock;
  let turns: RenderingTurns;
  let begun: string[];

  beforeEach(() => {
    clock = new VirtualClock();
    turns = new RenderingTurns(clock);
    begun = [];
  });

  /** A page that takes this long to render. */
  const page = (name: string, ms: number) => async () => {
    begun.push(name);
    await clock.sleep(ms);
    return name;
  };

  /** Uses up the time for pages, so that further pages have to leave time for other work. */
  async function burst(): Promise<void> {
    for (let index = 0; index < 5; index += 1) {
      void turns.take('waiting', page('earlier', 100));
      await clock.advance(100);
    }
    begun.length = 0;
  }

  it('begin at once if no other page is being rendered', async () => {
    expect(turns.isFree).toBe(true);
    const first = turns.take('waiting', page('first', 10));
    expect([begun, turns.isFree]).toEqual([['first'], false]);
    await clock.advance(10);
    expect(await first).toBe('first');
  });

  it('follow each other at once in a burst of some thirty pages', async () => {
    for (let index = 0; index < 20; index += 1) void turns.take('waiting', page('one', 15));
    await clock.advance(20 * 15);
    expect(begun).toHaveLength(20);
  });

  it('leave three quarters of the time to other work after a burst', async () => {
    await burst();
    for (const name of ['first', 'second', 'third']) void turns.take('waiting', page(name, 10));
    expect(begun).toEqual(['first']);
    await clock.advance(39);
    expect(begun).toEqual(['first']);
    await clock.advance(1);
    expect(begun).toEqual(['first', 'second']);
    await clock.advance(39);
    expect(begun).toHaveLength(2);
    await clock.advance(1);
    expect(begun).toHaveLength(3);
    await clock.advance(40);
    expect(turns.isFree).toBe(true);
  });

  it('may follow each other at once again after a quiet time', async () => {
    await burst();
    await clock.advance(60_000);
    for (const name of ['first', 'second']) void turns.take('waiting', page(name, 10));
    await clock.advance(10);
    expect(begun).toEqual(['first', 'second']);
  });

  it('begin with the pages at the front of the queue, and do not pause between them', async () => {
    await burst();
    for (const name of ['first', 'second']) void turns.take('waiting', page(name, 10));
    for (const name of ['home', 'tours']) void turns.take('front', page(name, 10));
    expect(begun).toEqual(['first']);
    await clock.advance(10);
    expect(begun).toEqual(['first', 'home']);
    await clock.advance(10);
    expect(begun).toEqual(['first', 'home', 'tours']);
    await clock.advance(40);
    expect(begun).toEqual(['first', 'home', 'tours', 'second']);
  });

  it('render pages that nobody waits for at the end, and renew only a few of them', async () => {
    void turns.take('waiting', page('first', 10));
    for (let index = 0; index < 4; index += 1) void turns.take('renewal', page('renewed', 10));
    expect(turns.take('renewal', page('one too many', 10))).toBeUndefined();
    void turns.take('waiting', page('second', 10));
    await clock.advance(50);
    expect(begun).toEqual(['first', 'second', 'renewed', 'renewed', 'renewed', 'renewed']);
  });

  it('are refused if the queue is long, except at the front', async () => {
    const all = ['first', ...Array.from({ length: waitingMax }, (_, index) => `waiting ${index}`)];
    for (const name of all) expect(turns.take('waiting', page(name, 10))).toBeDefined();
    expect(turns.take('waiting', page('one too many', 10))).toBeUndefined();
    expect(turns.take('front', page('home', 10))).toBeDefined();
    await clock.advance(1_000);
    expect(begun.toSorted()).toEqual([...all, 'home'].toSorted());
    expect(turns.take('waiting', page('later', 10))).toBeDefined();
  });

  it('continue while a page waits for its answers', async () => {
    await burst();
    const slow = turns.take('waiting', page('slow', 2_000));
    void turns.take('waiting', page('next', 10));
    await clock.advance(399);
    expect(begun).toEqual(['slow']);
    await clock.advance(1);
    expect(begun).toEqual(['slow', 'next']);
    await clock.advance(1_600);
    expect(await slow).toBe('slow');
  });

  it('continue after a page failed', async () => {
    const failed = turns.take('waiting', async () => {
      await clock.sleep(10);
      throw new Error('The API did not answer.');
    });
    const outcome = expect(failed).rejects.toThrow('The API did not answer.');
    const next = turns.take('waiting', page('next', 10));
    await clock.advance(50);
    await outcome;
    expect(await next).toBe('next');
  });
});
