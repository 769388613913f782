import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { DeadlinePassed, Deadlines } from './deadline.ts';
import { StreamQueues } from './stream-queues.ts';

describe('the queues in front of the streams', () => {
  let clock: VirtualClock;
  let queues: StreamQueues;
  let done: string[];

  beforeEach(() => {
    clock = new VirtualClock();
    queues = new StreamQueues();
    done = [];
  });

  /** Works on a stream for some time. */
  async function worker(
    name: string,
    stream: string,
    ms: number,
    patienceMs = 60_000,
  ): Promise<void> {
    const { leave } = await queues.enter(stream, new Deadlines(clock, patienceMs).begin());
    done.push(`${name} begins`);
    await clock.sleep(ms);
    done.push(`${name} ends`);
    leave();
  }

  /** Starts all work whose turn has come, then lets time pass. */
  async function pass(ms: number): Promise<void> {
    await clock.advance(0);
    await clock.advance(ms);
  }

  it('run the work of one stream one after another, in the order of arrival', async () => {
    const all = ['first', 'second', 'third'].map((name) => worker(name, 'booking-1', 10));
    await pass(30);
    await Promise.all(all);
    expect(done).toEqual([
      'first begins',
      'first ends',
      'second begins',
      'second ends',
      'third begins',
      'third ends',
    ]);
  });

  it('run the work of different streams at the same time', async () => {
    const all = [worker('slow', 'booking-1', 1_000), worker('quick', 'booking-2', 10)];
    await pass(10);
    expect(done).toEqual(['slow begins', 'quick begins', 'quick ends']);
    await pass(990);
    await Promise.all(all);
  });

  it('keep the order when the deadline of work in the middle passes', async () => {
    const first = worker('first', 'booking-1', 100);
    const hasty = worker('hasty', 'booking-1', 10, 50);
    const left = expect(hasty).rejects.toThrow(DeadlinePassed);
    const third = worker('third', 'booking-1', 10);
    await pass(50);
    await left;
    expect(done).toEqual(['first begins']);
    await pass(60);
    await Promise.all([first, third]);
    expect(done).toEqual(['first begins', 'first ends', 'third begins', 'third ends']);
  });

  it('make new work wait for running work, even if the last waiting work has left the queue', async () => {
    const first = worker('first', 'booking-1', 100);
    const hasty = expect(worker('hasty', 'booking-1', 10, 50)).rejects.toThrow(DeadlinePassed);
    await pass(50);
    await hasty;
    const newcomer = worker('newcomer', 'booking-1', 10);
    await pass(60);
    await Promise.all([first, newcomer]);
    expect(done.slice(0, 3)).toEqual(['first begins', 'first ends', 'newcomer begins']);
  });

  it('let work of the same kind begin when the append before it was sent', async () => {
    const far = () => new Deadlines(clock, 60_000).begin();
    const first = await queues.enterAhead('booking-1', far());
    const entering = queues.enterAhead('booking-1', far());
    first.sent();
    const second = await entering;
    const alone = second.alone().then(() => done.push('second is alone'));
    const ordinary = queues.enter('booking-1', far()).then((turn) => {
      done.push('ordinary begins');
      return turn;
    });
    const third = queues.enterAhead('booking-1', far()).then(() => done.push('third begins'));
    second.sent();
    await pass(10);
    expect(done).toEqual([]);
    first.leave();
    await alone;
    expect(done).toEqual(['second is alone']);
    second.leave();
    const turn = await ordinary;
    expect(done).toEqual(['second is alone', 'ordinary begins']);
    turn.leave();
    await third;
    expect(done).toEqual(['second is alone', 'ordinary begins', 'third begins']);
  });

  it('are removed when they are empty', async () => {
    const all = Array.from({ length: 100 }, (_none, n) => worker('w', `booking-${n % 10}`, 1));
    expect(queues.size).toBe(10);
    await pass(10);
    await Promise.all(all);
    await clock.advance(0);
    expect(queues.size).toBe(0);
  });
});
