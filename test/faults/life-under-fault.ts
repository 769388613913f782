import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { eventually, type Timed, timed } from '../support/stories/distributed-story.ts';
import type { EngineName, ProxiedEngines } from '../support/processes/proxied-engines.ts';
import type { System } from '../support/processes/start-system.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';
import type { EngineFault } from './engine-faults.ts';

interface AskedBooking {
  readonly key: string;
  readonly answer: Timed<PlacedBookingAnswer>;
}

interface Read {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly saysWhenToAskAgain: boolean;
}

/** The requests of travellers and staff during a fault of an engine, and how long the recovery took. */
export interface LifeUnderFault {
  readonly engine: EngineName;
  readonly fault: EngineFault;
  readonly awayMs: number;
  readonly bookings: readonly AskedBooking[];
  /** The answers to bookings that failed, repeated under their key after the recovery. */
  readonly askedAgain: readonly AskedBooking[];
  readonly reads: readonly Read[];
  /** From the end of the fault until a booking succeeded. */
  readonly bookableAfterMs: number;
  /** From the end of the fault until staff saw the last booking. */
  readonly seenAfterMs: number;
  /** From the end of the fault until the last e-mail of a booking was delivered, if the test waited for it. */
  readonly mailedAfterMs: number | undefined;
}

/** The shortest pause between two requests of a person. In a long fault, the pause is a 200th of the fault's length. */
const thinkMsMin = 40;

/** The longest time without any e-mail, in milliseconds: a failed e-mail is tried again only after a minute. */
const silentMailMsMax = 120_000;

const readPaths = [
  '/api/tours',
  '/api/tours/spice-farm-tour',
  '/api/tours/spice-farm-tour/availability',
  '/api/admin/bookings?tab=all',
];

/** A request to this path waits for Redis. */
export const jobPath = '/api/admin/jobs/drop-unused-sessions/run';

/** Lets travellers book and staff read during the fault, and waits for the recovery. */
export async function liveThrough(
  fault: EngineFault,
  engine: EngineName,
  world: {
    readonly place: ProxiedEngines;
    readonly system: System;
    readonly staff: Visitor;
    /** How many travellers book at the same time. */
    readonly travellers: number;
    /** The bookings whose e-mail was delivered; without it, the test does not wait for e-mails. */
    readonly mailed?: () => ReadonlySet<string>;
  },
  awayMs: number,
): Promise<LifeUnderFault> {
  const { place, system, staff, travellers, mailed } = world;
  const ask = async (key = freshKey()): Promise<AskedBooking> => ({
    key,
    answer: await timed(askToBook(system.hastyVisitor(), {}, key)),
  });
  // The worker draws a voucher for each booking, so many bookings would take it longer than the fault lasts.
  const thinkMs = Math.max(thinkMsMin, awayMs / 200);
  await fault.begin(place, engine);
  const until = performance.now() + awayMs;
  const bookings: AskedBooking[] = [];
  const reads: Read[] = [];
  const traveller = async () => {
    do {
      bookings.push(await ask());
      await pause(thinkMs);
    } while (performance.now() < until);
  };
  const colleague = async () => {
    do {
      for (const path of readPaths) reads.push(readOf(path, await timed(staff.get(path))));
      if (engine === 'redis') reads.push(readOf(jobPath, await timed(staff.post(jobPath))));
      await pause(thinkMs);
    } while (performance.now() < until);
  };
  try {
    await Promise.all([colleague(), ...Array.from({ length: travellers }, traveller)]);
  } finally {
    await fault.end(place, engine);
  }
  const endedAtMs = performance.now();
  const sinceEnd = () => Math.round(performance.now() - endedAtMs);

  let probe = await ask();
  await eventually('bookings are taken again', async () => {
    if (probe.answer.status !== 201) probe = await ask(probe.key);
    return probe.answer.status === 201;
  });
  const bookableAfterMs = sinceEnd();
  const { reference } = probe.answer.body;
  let seen: Pick<Answered, 'status' | 'text'> = unanswered();
  const tell = () =>
    [`Staff are answered with ${seen.status}: ${seen.text}`, ...system.lastLines()].join('\n');
  const isSeen = async () => {
    seen = await staff.get(`/api/admin/bookings/${reference}`).catch(unanswered);
    return seen.status === 200;
  };
  await eventually('what was booked is seen', isSeen, { tell });
  const seenAfterMs = sinceEnd();
  const askedAgain: AskedBooking[] = [];
  for (const { key, answer } of bookings) {
    if (answer.status === 201) continue;
    let again = await ask(key);
    for (let tries = 1; again.answer.status !== 201 && tries < 10; tries += 1) {
      again = await ask(key);
    }
    askedAgain.push(again);
  }
  const life = {
    ...{ engine, fault, awayMs, bookings: [probe, ...bookings], askedAgain, reads },
    ...{ bookableAfterMs, seenAfterMs, mailedAfterMs: undefined },
  };
  if (mailed === undefined) return life;
  await allMailed(referencesOf(life), mailed);
  return { ...life, mailedAfterMs: sinceEnd() };
}

/** Resolves when the e-mail of each booking was delivered; rejects if no more e-mails arrive. */
async function allMailed(
  references: readonly string[],
  mailed: () => ReadonlySet<string>,
): Promise<void> {
  const without = () => {
    const delivered = mailed();
    return references.filter((reference) => !delivered.has(reference));
  };
  for (let left = without(); left.length > 0; left = without()) {
    const before = left.length;
    await eventually(
      'another e-mail is delivered',
      () => Promise.resolve(without().length < before),
      {
        msMax: silentMailMsMax,
        tell: () => `Of ${references.length} bookings, ${before} have none, ${left[0]} among them.`,
      },
    );
  }
}

function readOf(path: string, { status, ms, headers }: Timed<unknown>): Read {
  return { path, status, ms, saysWhenToAskAgain: headers.has('retry-after') };
}

const unanswered = () => ({ status: 0, text: 'nothing' });

/** The references of all bookings. */
export function referencesOf({ bookings, askedAgain }: LifeUnderFault): readonly string[] {
  return [...bookings, ...askedAgain].flatMap(({ answer }) =>
    answer.status === 201 ? [answer.body.reference] : [],
  );
}
