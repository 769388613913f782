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
} from '../../support/distributed-story.ts';
import type { Visitor } from '../../support/visitor.ts';

/** How often every process is started again; for a longer look, `ROUNDS=20`. */
const rounds = Number(process.env.ROUNDS ?? 1);
const roundMsMax = 120_000;

/** Of so many requests or jobs one may find that there was no time: suites run side by side. */
const outOfTimeMax = 10;

/** Whatever becomes of a projector, another one is at work within this time, in milliseconds. */
const handOverMsMax = 10_000;

/** How long the mail server takes over each message, in milliseconds: a worker that ends is in the middle of one. */
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
    'are started again one by one, and nobody notices',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const seat of all.seats) {
          const { code, signal } = await seat.process.stop();
          expect([seat.name, code, signal]).toEqual([seat.name, 0, null]);
          await all.begin(seat);
        }
      }
      expect([traffic.errors, traffic.wentBack]).toEqual([[], []]);
      // A machine that is busy with other things shows a few bookings later than within two seconds.
      expect(traffic.notYetShown.length).toBeLessThan(traffic.booked.length / outOfTimeMax);
      expect(traffic.notNow).toBeLessThan(traffic.asked / outOfTimeMax);
    },
    rounds * roundMsMax,
  );

  it('go on with the other projector when the one at work stands still, which changes nothing when it wakes up', async () => {
    const [atWork] = all.of('projector');
    const stop = () => atWork?.process.send('SIGSTOP');
    let others: readonly string[];
    try {
      tell('Stood still', await handOver(all, stop, handOverMsMax));
      others = await all.projectorsAtWork();
    } finally {
      atWork?.process.send('SIGCONT');
    }
    const { booked, looks } = traffic;
    const before = booked.length;
    // It has something in hand, and whatever it does with it is over when others see newer things.
    await eventually('more is booked and looked at', () =>
      Promise.resolve(booked.length > before + 6 && traffic.looks > looks + 2),
    );
    expect(await all.projectorsAtWork()).toEqual(others);
    expect([traffic.errors, traffic.wentBack]).toEqual([[], []]);
  });

  it('go on with the one that woke up when the other projector is killed', async () => {
    const [, atWork] = all.of('projector');
    if (atWork === undefined) throw new Error('There is no second projector.');
    tell('Killed', await handOver(all, () => endProcess(atWork, 'kill'), handOverMsMax));
  });

  it('have every booking once, as a rebuild from the log has it, and never showed less than before', async () => {
    await traffic.end();
    console.info(
      `${traffic.booked.length} bookings, ${traffic.looks} looks at everything; ` +
        `of ${traffic.asked} requests ${traffic.notNow} were told to ask again, ` +
        `${traffic.notYetShown.length} of them for a booking that was not shown yet.`,
    );
    await readModelsCatchUp(staff);
    expect(await bookedReferences(staff)).toEqual(traffic.booked.toSorted());
    const finding = await rebuildChangesNothing(staff, traffic.dates);
    expect(finding).toEqual({ ...finding, isAsItShould: true });
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
