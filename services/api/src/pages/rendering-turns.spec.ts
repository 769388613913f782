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

  it('begin at once where no other page is rendered', async () => {
    expect(turns.isFree).toBe(true);
    const first = turns.take('end', page('first', 10));
    expect([begun, turns.isFree]).toEqual([['first'], false]);
    await clock.advance(10);
    expect(await first).toBe('first');
  });

  it('leave three quarters of the time to other work', async () => {
    for (const name of ['first', 'second', 'third']) void turns.take('end', page(name, 10));
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

  it('begin with the pages at the front of the queue, without a pause between them', async () => {
    for (const name of ['first', 'second']) void turns.take('end', page(name, 10));
    for (const name of ['home', 'tours']) void turns.take('front', page(name, 10));
    expect(begun).toEqual(['first']);
    await clock.advance(10);
    expect(begun).toEqual(['first', 'home']);
    await clock.advance(10);
    expect(begun).toEqual(['first', 'home', 'tours']);
    await clock.advance(40);
    expect(begun).toEqual(['first', 'home', 'tours', 'second']);
  });

  it('are refused where the queue is long, except at the front', async () => {
    const all = ['first', ...Array.from({ length: waitingMax }, (_, index) => `waiting ${index}`)];
    for (const name of all) expect(turns.take('end', page(name, 10))).toBeDefined();
    expect(turns.take('end', page('one too many', 10))).toBeUndefined();
    expect(turns.take('front', page('home', 10))).toBeDefined();
    await clock.advance(1_000);
    expect(begun.toSorted()).toEqual([...all, 'home'].toSorted());
    expect(turns.take('end', page('later', 10))).toBeDefined();
  });

  it('continue while a page waits for its answers', async () => {
    const slow = turns.take('end', page('slow', 2_000));
    void turns.take('end', page('next', 10));
    await clock.advance(399);
    expect(begun).toEqual(['slow']);
    await clock.advance(1);
    expect(begun).toEqual(['slow', 'next']);
    await clock.advance(1_600);
    expect(await slow).toBe('slow');
  });

  it('continue after a page failed', async () => {
    const failed = turns.take('end', async () => {
      await clock.sleep(10);
      throw new Error('The API did not answer.');
    });
    const outcome = expect(failed).rejects.toThrow('The API did not answer.');
    const next = turns.take('end', page('next', 10));
    await clock.advance(50);
    await outcome;
    expect(await next).toBe('next');
  });
});
