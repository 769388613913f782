import { jobPath, type LifeUnderFault } from './life-under-fault.ts';

/** The limit for every answer, in milliseconds, also while an engine is down. */
const answerMsMax = 2_000;

/** The limit for a read, which may wait for a session and for a read model. */
const readMsMax = 2_500;

/**
 * The number of sequential requests that one read sends to an engine: for the session, the checkpoint, the document
 * and its pages.
 */
const roundTripsMax = 8;

/** Which requests of travellers and staff may fail because of an engine. */
const mayFail = {
  eventStore: { bookings: true, reads: false },
  mongo: { bookings: false, reads: true },
  redis: { bookings: false, reads: false },
} as const;

/** The tours are shown even while an engine is down. */
const readsThatNeverFail = new Set(['/api/tours', '/api/tours/spice-farm-tour']);

/** Exceptions if the machine is busy with other work. */
interface Leniency {
  /** How much longer every answer may take, in milliseconds. */
  readonly slackMs: number;
  /** Whether some bookings may be refused because the command ran out of time. */
  readonly mayBeOutOfTime: boolean;
}

const none: Leniency = { slackMs: 0, mayBeOutOfTime: false };

/** The faults that were found, a sentence each; empty if everything was right. */
export function faultsOf(life: LifeUnderFault, leniency = none): readonly string[] {
  return [
    ...wrongBookings(life, leniency),
    ...wrongReads(life, leniency),
    ...wrongAfterwards(life),
    ...wrongThoughAnswered(life),
    ...noFault(life),
  ];
}

function* wrongBookings(
  { engine, bookings }: LifeUnderFault,
  { slackMs, mayBeOutOfTime }: Leniency,
): Iterable<string> {
  const refused = bookings.filter(({ answer }) => answer.status === 503);
  const mayRefuse =
    mayFail[engine].bookings || (mayBeOutOfTime && 2 * refused.length < bookings.length);
  for (const { answer } of bookings) {
    const isRefused = answer.status === 503 && mayRefuse;
    if (answer.status !== 201 && !isRefused) {
      yield `A booking was answered with ${answer.status}: ${answer.text}`;
    }
    if (isRefused && !answer.headers.has('retry-after')) {
      yield 'A booking was refused without a time to try again.';
    }
    if (answer.ms > answerMsMax + slackMs) yield `A booking was answered after ${answer.ms} ms.`;
  }
}

function* wrongReads(
  { engine, fault, reads }: LifeUnderFault,
  { slackMs, mayBeOutOfTime }: Leniency,
): Iterable<string> {
  const distanceMs = roundTripsMax * 2 * (fault.lateMs ?? 0);
  for (const { path, status, ms, saysWhenToAskAgain } of reads) {
    const mayBeRefused =
      path === jobPath ||
      ((mayFail[engine].reads || mayBeOutOfTime) && !readsThatNeverFail.has(path));
    if (
      status !== 200 &&
      status !== 202 &&
      !(status === 503 && mayBeRefused && saysWhenToAskAgain)
    ) {
      yield `${path} was answered with ${status}.`;
    }
    if (ms > readMsMax + distanceMs + slackMs) yield `${path} was answered after ${ms} ms.`;
  }
}

/** A client that asks again under the same key has exactly one booking, regardless of the earlier outcomes. */
function* wrongAfterwards({ bookings, askedAgain }: LifeUnderFault): Iterable<string> {
  for (const { answer } of askedAgain) {
    if (answer.status !== 201) yield `Asked again, a booking was answered with ${answer.status}.`;
  }
  const booked = [...bookings, ...askedAgain].filter(({ answer }) => answer.status === 201);
  const references = new Set(booked.map(({ answer }) => answer.body.reference));
  const keys = new Set(booked.map(({ key }) => key));
  if (references.size !== keys.size) {
    yield `${keys.size} requests became ${references.size} bookings.`;
  }
}

/** An engine that still answers, late or after another try, must not cause the refusal of most bookings. */
function* wrongThoughAnswered({ fault, bookings }: LifeUnderFault): Iterable<string> {
  const refused = bookings.filter(({ answer }) => answer.status === 503).length;
  if (!fault.isTotal && 4 * refused > bookings.length) {
    yield `${refused} of ${bookings.length} bookings were refused although the engine answers.`;
  }
}

/** A fault without any effect shows nothing about the product. */
function* noFault({ engine, fault, bookings, reads }: LifeUnderFault): Iterable<string> {
  if (!fault.isTotal) return;
  const noticed = {
    eventStore: bookings.some(({ answer }) => answer.status === 503),
    mongo: reads.some(({ status }) => status === 503),
    redis: reads.some(({ path, status }) => path === jobPath && status === 503),
  };
  if (!noticed[engine]) yield 'The fault had no visible effect.';
}
