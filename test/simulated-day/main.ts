/**
 * `npm run simulate-day [-- --minutes=28.8] [--from=0] [--amount=1] [--seed=1] [--fault-every=50]`: simulates a day
 * of traffic at fifty times real speed. It uses the distributed profile, with two processes of each kind, and makes a
 * fault every fifty seconds. Then it checks whether everything is right. `--minutes` simulates only a part of the
 * day, from the hour `--from` on.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seeded } from '../bench/harness/seeded.ts';
import { percentileOf } from '../bench/harness/statistics.ts';
import { owner } from '../support/processes/start-system.ts';
import { DayClock, speed, wholeDayMinutes } from './day-clock.ts';
import { DayFaults } from './day-faults.ts';
import { DayFleet } from './day-fleet.ts';
import { DayTraffic } from './day-traffic.ts';
import {
  chainIsWhole,
  commandsAreStoredOnce,
  type Finding,
  judged,
  mailIsAccountedFor,
  memoryIsFlat,
  readModelsCatchUp,
  rebuildChangesNothing,
  revenueAgrees,
  seatsAgree,
  settledLog,
} from './findings.ts';
import { recountLog } from './recount-log.ts';
import { MemoryWatch } from './memory-watch.ts';
import { Requests } from './requests.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(wholeDayMinutes) },
    from: { type: 'string', default: '0' },
    amount: { type: 'string', default: '1' },
    seed: { type: 'string', default: '20261122' },
    'fault-every': { type: 'string', default: '50' },
  },
});
const dayMs = Number(values.minutes) * 60_000;
const faultEveryMs = Number(values['fault-every']) * 1_000;
const lookEveryMs = 5_000;
const probeEveryMs = 1_000;
const superviseEveryMs = 2_000;
/** Not a multiple of the fault interval. So each report is at another moment of a fault. */
const tellEveryMs = 47_000;
/** How long unanswered requests are repeated after the day, in milliseconds. */
const settleMsMax = 180_000;

const random = seeded(Number(values.seed));
/** A separate generator, so that the faults are the same with any amount of traffic. */
const faultRandom = seeded(Number(values.seed) + 1);
console.log(
  `${values.minutes} minutes at ${String(speed)} times real speed, from ${values.from}:00, seed ${values.seed}.`,
);
const clock = new DayClock(Number(values.from));
const fleet = await DayFleet.start(clock);
let isJudged = false;
let keeping: Promise<unknown> = Promise.resolve();
try {
  const endsAtMs = Date.now() + dayMs;
  const isOver = () => Date.now() >= endsAtMs;
  const isGivenUp = () => Date.now() >= endsAtMs + settleMsMax;
  const requests = new Requests(random, isGivenUp);
  const traffic = new DayTraffic({
    ...{ clock, requests, random },
    visitor: () => fleet.visitor(random),
  });
  const faults = new DayFaults(fleet, faultRandom, (sentence) => {
    console.log(`${clock.timeOfDay}  ${sentence}`);
  });
  const watched = fleet.instances.filter(({ name }) => name.endsWith(' 1'));
  const memory = new MemoryWatch(watched);

  const telling = every(tellEveryMs, isOver, () => {
    const { settled, open, tries } = requests;
    console.log(
      `${clock.timeOfDay}  ${String(settled.length)} settled, ${String(open.length)} open, ` +
        `${String(tries.unanswered)} tries unanswered, ${String(tries.notNow)} answered "not now"; ` +
        `now: ${faults.current ?? 'nothing wrong'}`,
    );
  });
  const fallen: string[] = [];
  // The checks at the end use the balancer, and a process may still die during them.
  keeping = Promise.all([
    every(
      superviseEveryMs,
      () => isJudged,
      async () => {
        fallen.push(...(await fleet.restartFallen()));
      },
    ),
    every(
      probeEveryMs,
      () => isJudged,
      () => fleet.lookWhoIsAlive(),
    ),
  ]).catch((error: unknown) => {
    fallen.push(`restarting the processes failed: ${String(error)}`);
  });
  const looking = every(lookEveryMs, isOver, () => memory.look());
  await Promise.all([
    traffic.run(isOver, speed, Number(values.amount)),
    faults.run(isOver, faultEveryMs),
    telling,
    looking,
  ]);
  console.log('The day is over; everything is corrected.');

  const staff = fleet.visitor(random);
  const findings: Finding[] = [];
  const judge = async (what: string, look: () => Finding | Promise<Finding>) => {
    const finding = await judged(what, look);
    findings.push(finding);
    console.log(`${finding.isCorrect ? 'ok     ' : 'WRONG  '} ${finding.what}: ${finding.figures}`);
  };
  const recount = () => recountLog(fleet.engines.settings.EVENTSTORE_URL ?? '');
  let events = 0;
  try {
    await untilSignedIn();
    await judge('every read model catches up automatically', () => readModelsCatchUp(staff));
    await judge('mail is accounted for', async () =>
      mailIsAccountedFor(staff, fleet.mails, await recount()),
    );
    // The e-mails of the last minutes add events, and abandoned seats still have to be released. The log is final after
    // that, and the read models are final after the log.
    const log = await settledLog(recount);
    events = log.events;
    await judge('every read model catches up', () => readModelsCatchUp(staff, 'the recount'));
    await judge('the hash chain is whole', () => chainIsWhole(fleet.toolSettings));
    await judge('every command is in the log once', () => commandsAreStoredOnce(requests, log));
    await judge('seats agree', () => seatsAgree(staff, log, traffic.dates));
    await judge('revenue agrees', () => revenueAgrees(staff, log));
    await judge('read models equal a rebuild', () => rebuildChangesNothing(staff, traffic.dates));
    for (const finding of memoryIsFlat(memory.courses())) await judge(finding.what, () => finding);
    await judge('no process ended unexpectedly', () => ({
      what: 'no process ended unexpectedly',
      isCorrect: fallen.length === 0,
      figures: `${fallen.join('; ') || 'none'}; ${String(fleet.startsBegunAgain)} starts repeated`,
    }));
    await judge('nobody was surprised', () => ({
      what: 'every answer had a reason',
      isCorrect: requests.surprises.length === 0 && traffic.views.odd.length === 0,
      figures: [...requests.surprises, ...traffic.views.odd].slice(0, 5).join('; ') || 'none',
    }));
    process.exitCode = findings.every(({ isCorrect }) => isCorrect) ? 0 : 1;
  } finally {
    report(requests, traffic, faults, events);
  }

  async function untilSignedIn(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        if ((await staff.post('/api/auth/sign-in', owner)).status === 200) return;
      } catch (error) {
        if (tries > 100) throw error;
      }
      await pause(500);
    }
  }
} finally {
  // Stops the supervisor. Otherwise it would restart the processes that end here.
  isJudged = true;
  await keeping;
  await fleet.end();
}

async function every(
  ms: number,
  isOver: () => boolean,
  act: () => void | Promise<void>,
): Promise<void> {
  for (let nextMs = Date.now() + ms; !isOver(); nextMs += ms) {
    await pause(Math.max(0, nextMs - Date.now()));
    await act();
  }
}

function report(requests: Requests, traffic: DayTraffic, faults: DayFaults, events: number): void {
  const { settled, tries } = requests;
  const { fresh, stale, notNow, unanswered } = traffic.views;
  const waits = settled.map(({ ms }) => ms);
  const ms = (percent: number) => percentileOf(waits, percent).toFixed(0);
  console.log(
    `${String(events)} events; ${String(settled.length)} commands settled, in ${ms(50)} ms (p50), ` +
      `${ms(99)} ms (p99), ${ms(100)} ms (longest), faults and asking again included; ` +
      `${String(tries.unanswered)} tries unanswered, ${String(tries.notNow)} answered "not now" within ` +
      `${String(tries.slowestMs)} ms; ${String(traffic.turnedAround)} not sent, because too many were under way.`,
  );
  console.log(
    `${String(fresh + stale + notNow + unanswered)} views: ${String(fresh)} fresh, ${String(stale)} stale, ` +
      `${String(notNow)} answered "not now", ${String(unanswered)} unanswered.`,
  );
  console.log(`${String(faults.happened.length)} faults:`);
  for (const { name, seconds } of faults.happened)
    console.log(`  ${name}, ${seconds.toFixed(0)} s`);
}
