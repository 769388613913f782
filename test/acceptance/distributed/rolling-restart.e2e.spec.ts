import { isDeepStrictEqual } from 'node:util';
import { type HandOver, handOver } from '../../faults/hand-over.ts';
import { JobWatch } from '../../faults/job-watch.ts';
import { SteadyTraffic } from '../../faults/steady-traffic.ts';
import { TwoOfEach } from '../../faults/two-of-each.ts';
import { readModelsCatchUp, rebuildChangesNothing } from '../../simulated-day/findings.ts';
import { endProcess } from '../../simulated-day/day-fleet.ts';
import {
  bookedReferences,
  describeDistributed,
  eventually,
} from '../../support/stories/distributed-story.ts';
import type { Visitor } from '../../support/stories/visitor.ts';

/** How often every process is restarted; `ROUNDS=20` for a longer run. */
const rounds = Number(process.env.ROUNDS ?? 1);
const roundMsMax = 120_000;

/** At most one in this many requests or jobs may run out of time, because test suites run in parallel. */
const outOfTimeMax = 10;

/** Another projector is active within this time after a projector has ended in any way, in milliseconds. */
const handOverMsMax = 10_000;

/** How long the mail server takes for each message, in milliseconds, so that a worker ends in the middle of one. */
const mailMs = 300;

describeDistributed('two processes of each kind, one of which ends, while travellers book', () => {
  let all: TwoOfEach;
  let jobs: JobWatch;
  let staff: Visitor;
  let traffic: SteadyTraffic;

  beforeAll(async () => {
    all = await TwoOfEach.start();
    all.mails.behave({
      onceReceived: () => new Promise((resolve) => setTimeout(resolve, mailMs)),
    });
    jobs = await JobWatch.begin(all.engines.settings.REDIS_URL ?? '');
    staff = await all.staff();
    traffic = new SteadyTraffic(() => all.balancer.visitor());
    traffic.begin(staff);
  });

  afterAll(async () => {
    await traffic.end();
    await jobs.end();
    await all.remove();
  });

  const tell = (what: string, { atWorkMs, seenMs, reference }: HandOver) => {
    traffic.booked.push(reference);
    console.info(
      `${what}: another at work after ${atWorkMs} ms, the next booking shown after ${seenMs} ms.`,
    );
  };

  it(
    'are restarted one by one without a visible effect',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const instance of all.instances) {
          const { code, signal } = await instance.process.stop();
          expect([instance.name, code, signal]).toEqual([instance.name, 0, null]);
          await all.begin(instance);
        }
      }
      expect([traffic.errors, traffic.wentBack]).toEqual([[], []]);
      // On a busy machine, a few bookings are shown after more than two seconds.
      expect(traffic.notYetShown.length).toBeLessThan(traffic.booked.length / outOfTimeMax);
      expect(traffic.notNow).toBeLessThan(traffic.asked / outOfTimeMax);
    },
    rounds * roundMsMax,
  );

  it('continue with the other projector when the active one is paused; after it wakes up, it changes nothing', async () => {
    const [atWork] = all.of('projector');
    const stop = () => atWork?.process.send('SIGSTOP');
    let others: readonly string[];
    try {
      tell('Paused', await handOver(all, stop, handOverMsMax));
      others = await all.projectorsAtWork();
    } finally {
      atWork?.process.send('SIGCONT');
    }
    const { booked, looks } = traffic;
    const before = booked.length;
    // The projector that woke up still has a batch; its writes are over when newer bookings are visible.
    await eventually('more is booked and looked at', () =>
      Promise.resolve(booked.length > before + 6 && traffic.looks > looks + 2),
    );
    // On a busy machine it may take longer until the projector that woke up gives up its work.
    await eventually('the other projector alone is at work', async () =>
      isDeepStrictEqual(await all.projectorsAtWork(), others),
    );
    expect([traffic.errors, traffic.wentBack]).toEqual([[], []]);
  });

  it('continue with the projector that woke up when the other one is killed', async () => {
    const [, atWork] = all.of('projector');
    if (atWork === undefined) throw new Error('There is no second projector.');
    tell('Killed', await handOver(all, () => endProcess(atWork, 'kill'), handOverMsMax));
  });

  it('have every booking once, as a rebuild from the log shows, and never showed an older state again', async () => {
    await traffic.end();
    console.info(
      `${traffic.booked.length} bookings, ${traffic.looks} looks at everything; ` +
        `of ${traffic.asked} requests ${traffic.notNow} were asked to try again,  ` +
        `${traffic.notYetShown.length} of them for a booking that was not shown yet.`,
    );
    await readModelsCatchUp(staff);
    expect(await bookedReferences(staff)).toEqual(traffic.booked.toSorted());
    const finding = await rebuildChangesNothing(staff, traffic.dates);
    expect(finding).toEqual({ ...finding, isCorrect: true });
    expect([traffic.errors, traffic.wentBack]).toEqual([[], []]);
  });

  it('sent every e-mail once, and no job lost its worker', async () => {
    const { mails } = all;
    const messages = 2 * traffic.booked.length;
    await eventually(
      'every e-mail is sent, and its job over',
      () => Promise.resolve(mails.received.length >= messages && jobs.done.size >= messages),
      { tell: () => `${mails.received.length} arrived, ${jobs.done.size} jobs, of ${messages}` },
    );
    expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(
      mails.received.length,
    );
    const told = [...mails.told].filter((reference) => reference !== '');
    expect(told.toSorted()).toEqual(traffic.booked.toSorted());
    expect(mails.received).toHaveLength(messages);
    expect(jobs.mishaps).toEqual([]);
    expect(jobs.putOff).toBeLessThan(jobs.done.size / outOfTimeMax);
  });
});
