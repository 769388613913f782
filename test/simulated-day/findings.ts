import { setTimeout as pause } from 'node:timers/promises';
import type { DailyRevenueView } from '../../services/libs/contracts/revenue/revenue-view.ts';
import type { DepartureView } from '../../services/libs/contracts/departure/departure-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import type { ProjectionView } from '../../services/libs/contracts/operations/projection-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { eventually } from '../support/stories/distributed-story.ts';
import type { MailServer } from '../support/processes/mail-server.ts';
import { runCommand } from '../support/processes/run-command.ts';
import type { Visitor } from '../support/stories/visitor.ts';
import { allAnswered, answered } from './answered.ts';
import { bookedSeats, differing, type Recount } from './log-count.ts';
import type { MemoryCourse } from './memory-watch.ts';
import type { Settled, Requests } from './requests.ts';

/** Whether a property holds, and the figures that show it. */
export interface Finding {
  readonly what: string;
  readonly isCorrect: boolean;
  readonly figures: string;
}

const cryptography = new NodeCryptography('no secret is needed to name a command');
/** Much more than a projector needs for a day's events, in milliseconds. */
const caughtUpMsMax = 300_000;
/**
 * In milliseconds. Releases are tried again within half a minute. Loose reservations are also searched again within
 * half a minute.
 */
const releasedMsMax = 150_000;
/** The final statuses of a message. */
const settledStatuses: readonly NotificationItem['status'][] = [
  ...(['sent', 'unknown', 'dismissed', 'failed'] as const),
];
/** Memory counts as flat when it grew by less than a quarter plus some megabytes of tolerance. */
const growthMax = 1.25;
const growthMbMax = 20;

export function chainIsWhole(toolSettings: Readonly<Record<string, string>>): Finding {
  const said = runCommand('verify', toolSettings).trim();
  return {
    what: 'the hash chain is whole, and every anchor agrees',
    isCorrect: said.startsWith('The log is intact'),
    figures: said,
  };
}

/** Every acknowledged command is in the log once, and no other command is. */
export function commandsAreStoredOnce({ settled, open }: Requests, log: Recount): Finding {
  const done = settled.filter(({ outcome }) => outcome === 'done');
  const withEffect = done.filter(hasEffect);
  const wrong = [
    ...withEffect.filter((each) => timesIn(log, each) !== 1),
    ...settled.filter((each) => !hasEffect(each) && timesIn(log, each) !== 0),
  ];
  const placed = new Set(
    done
      .filter(({ request }) => request.command === 'BookTour')
      .map(({ answer }) => answer.body.reference),
  );
  const askedAgain = done.filter(({ asked }) => asked > 1).length;
  const [first] = wrong;
  return {
    what: 'every acknowledged command is in the log exactly once, and no refused one is',
    isCorrect: wrong.length === 0 && open.length === 0 && placed.size === log.bookings.size,
    figures:
      `${String(done.length)} acknowledged, ${String(askedAgain)} of them after asking again; ` +
      `${String(settled.length - done.length)} refused, ${String(open.length)} never settled, ` +
      `${String(wrong.length)} wrong; ${String(placed.size)} acknowledged bookings, ` +
      `${String(log.bookings.size)} in the log${
        first === undefined ? '' : `; such as ${first.request.command} ${first.request.key}`
      }`,
  };
}

function hasEffect({ outcome, request, answer }: Settled): boolean {
  return outcome === 'done' && request.ifMatch !== `"${String(answer.body.revision)}"`;
}

function timesIn({ commands }: Recount, { request }: Settled): number {
  const { scope, command, target, key } = request;
  const id = cryptography.uuidV5('command', scope, command, target, key);
  const streams = commands.get(id) ?? [];
  return streams.filter((stream) => /^(booking|tour)-/.test(stream)).length;
}

/**
 * Compares three counts of seats: reservations, bookings, and what staff are shown.
 *
 * @param log The log after abandoned seats were released, and after {@link readModelsCatchUp}.
 */
export async function seatsAgree(
  staff: Visitor,
  log: Recount,
  dates: ReadonlySet<string>,
): Promise<Finding> {
  const booked = bookedSeats(log);
  const shown = new Map<string, number>();
  let stale = 0;
  for (const date of dates) {
    const path = `/api/admin/departures?date=${date}`;
    // A list that never gets fresh is reported, and the others are still compared.
    const list = await answered<ListView<DepartureView>>(staff, path).catch(() => undefined);
    if (list === undefined) {
      stale += 1;
      continue;
    }
    for (const { tourId, time, seatsTaken } of list.body.items) {
      shown.set(`departure-${tourId}_${date}_${time.replace(':', '')}`, seatsTaken);
    }
  }
  const loose = differing(log.seats, booked);
  const misread = differing(shown, booked);
  const departures = new Set([...log.seats.keys(), ...booked.keys(), ...shown.keys()]);
  const total = [...booked.values()].reduce((sum, seats) => sum + seats, 0);
  const examples = [...loose, ...misread, ...log.oddities].slice(0, 3).join(', ');
  return {
    what: 'seats equal an independent recount of reservations and of bookings',
    isCorrect: loose.length + misread.length + stale + log.oddities.length === 0,
    figures:
      `${String(total)} seats on ${String(departures.size)} departures; reservations differ from bookings on ` +
      `${String(loose.length)}, what is shown on ${String(misread.length)}; ${String(stale)} lists stale, ` +
      `${String(log.oddities.length)} oddities${examples === '' ? '' : `: ${examples}`}`,
  };
}

/** The finding of a check. A check that fails is a separate finding, and the others continue. */
export async function judged(
  what: string,
  look: () => Finding | Promise<Finding>,
): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return { what, isCorrect: false, figures: `could not be judged: ${String(error)}` };
  }
}

/**
 * The log after every abandoned seat was released: failed releases and loose reservations are tried again after at
 * most half a minute. If the time limit passes first, returns the log at that moment.
 */
export async function settledLog(
  recount: () => Promise<Recount>,
  { msMax = releasedMsMax, pauseMs = 2_000 } = {},
): Promise<Recount> {
  for (const until = performance.now() + msMax; ;) {
    const log = await recount();
    const isSettled = differing(log.seats, bookedSeats(log)).length === 0;
    if (isSettled || performance.now() > until) return log;
    await pause(pauseMs);
  }
}

export async function revenueAgrees(staff: Visitor, log: Recount): Promise<Finding> {
  const counted = new Map<string, { gross: number; cancelled: number; bookings: number }>();
  for (const { day, currency, totalMinor, isCancelled } of log.bookings.values()) {
    const key = `${day} ${currency}`;
    const sum = counted.get(key) ?? { gross: 0, cancelled: 0, bookings: 0 };
    counted.set(key, {
      gross: sum.gross + totalMinor,
      cancelled: sum.cancelled + (isCancelled ? totalMinor : 0),
      bookings: sum.bookings + 1,
    });
  }
  const days = [...counted.keys()].map((key) => key.slice(0, 10)).sort();
  const range = `from=${days[0] ?? ''}&to=${days.at(-1) ?? ''}`;
  const { body } = await answered<ListView<DailyRevenueView>>(staff, `/api/admin/revenue?${range}`);
  const shown = new Map(body.items.map((each) => [`${each.date} ${each.currency}`, each]));
  const wrong = [...counted].filter(([key, { gross, cancelled, bookings }]) => {
    const view = shown.get(key);
    return (
      view === undefined ||
      Math.round(view.gross * 100) !== gross ||
      Math.round(view.cancelled * 100) !== cancelled ||
      view.bookings !== bookings
    );
  });
  const sums = [...counted].map(
    ([key, { gross, cancelled }]) =>
      `${key} ${(gross / 100).toFixed(2)} of which ${(cancelled / 100).toFixed(2)} cancelled`,
  );
  return {
    what: 'revenue equals an independent recount',
    isCorrect: wrong.length === 0 && shown.size === counted.size,
    figures: sums.join('; '),
  };
}

/** Every message is sent or given up. No message was lost, and no message arrived twice. */
export async function mailIsAccountedFor(
  staff: Visitor,
  mails: MailServer,
  log: Recount,
): Promise<Finding> {
  const path = '/api/admin/notifications?limit=100';
  const isSettled = ({ status }: NotificationItem) => settledStatuses.includes(status);
  let all: readonly NotificationItem[] = [];
  let everyoneIsTold = true;
  try {
    await eventually(
      'every message is sent or given up',
      () =>
        yet(async () => {
          all = await allAnswered<NotificationItem>(staff, path);
          return all.every(isSettled);
        }),
      { msMax: caughtUpMsMax },
    );
  } catch {
    everyoneIsTold = false;
  }
  const arrived = new Map<string, number>();
  for (const { messageId = '' } of mails.received) {
    const [, id = ''] = /^<([^@]+)@/.exec(messageId) ?? [];
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  const lost = all.filter(({ id, status }) => status === 'sent' && !arrived.has(id)).length;
  const told = new Set(all.map(({ bookingNumber }) => bookingNumber));
  const untold = [...log.bookings.keys()].filter((number) => !told.has(number)).length;
  const statuses = Object.entries(Object.groupBy(all, ({ status }) => status))
    .map(([status, some]) => `${String(some.length)} ${status}`)
    .join(', ');
  return {
    what: 'mail is accounted for: none lost, none twice, an e-mail for every booking',
    isCorrect: everyoneIsTold && twice === 0 && lost === 0 && untold === 0,
    figures:
      `${String(all.length)} messages (${statuses}), ${String(mails.received.length)} arrived, ` +
      `${String(twice)} twice, ${String(lost)} lost, ${String(untold)} bookings without an e-mail`,
  };
}

/** Staff are shown the same after every read model was rebuilt from the log. */
export async function rebuildChangesNothing(
  staff: Visitor,
  dates: ReadonlySet<string>,
): Promise<Finding> {
  const before = await shownTo(staff, dates);
  const path = '/api/admin/projections';
  const names = (await answered<ListView<ProjectionView>>(staff, path)).body.items.map(
    ({ name }) => name,
  );
  for (const name of names) {
    await eventually(`the rebuild of ${name} is begun`, () =>
      yet(async () => [202, 409].includes((await staff.post(`${path}/${name}/rebuild`)).status)),
    );
  }
  const beganMs = Date.now();
  await eventually(
    'every read model is rebuilt',
    () =>
      yet(async () =>
        (await projections(staff)).every(
          ({ progress, state, comparison }) =>
            progress === 1 && state === 'live' && comparison !== undefined,
        ),
      ),
    { msMax: caughtUpMsMax },
  );
  const seconds = ((Date.now() - beganMs) / 1_000).toFixed(0);
  const after = await shownTo(staff, dates);
  const { body } = await answered<ListView<ProjectionView>>(staff, path);
  const compared = body.items.flatMap(({ comparison }) => comparison ?? []);
  const documents = compared.reduce((sum, each) => sum + each.documents.after, 0);
  const changes = compared.reduce(
    (sum, { changed, added, missing }) => sum + changed + added + missing,
    0,
  );
  const screens = Object.keys(before).filter((name) => before[name] !== after[name]);
  return {
    what: 'read models equal a rebuild from the log',
    isCorrect: screens.length === 0 && changes === 0,
    figures:
      `${String(names.length)} read models, ${String(documents)} documents rebuilt in ${seconds} s, ` +
      `${String(changes)} differ; screens that differ: ${screens.join(', ') || 'none'}`,
  };
}

async function shownTo(
  staff: Visitor,
  dates: ReadonlySet<string>,
): Promise<Readonly<Record<string, string>>> {
  const departures = [];
  for (const date of [...dates].sort()) {
    departures.push((await answered(staff, `/api/admin/departures?date=${date}`)).text);
  }
  const list = async (path: string) => JSON.stringify(await allAnswered(staff, path));
  const tours = (await answered<ListView<object>>(staff, '/api/admin/tours')).body;
  return {
    bookings: await list('/api/admin/bookings?tab=all&limit=100'),
    search: await list('/api/admin/bookings?tab=all&search=asha&limit=100'),
    notifications: await list('/api/admin/notifications?limit=100'),
    departures: departures.join('\n'),
    revenue: (await answered(staff, '/api/admin/revenue?from=2026-11-20&to=2026-11-21')).text,
    tours: JSON.stringify(tours.items),
  };
}

/** @throws Error if the request is not answered with 200. */
async function projections(staff: Visitor): Promise<readonly ProjectionView[]> {
  const { status, body } = await staff.get<ListView<ProjectionView>>('/api/admin/projections');
  if (status !== 200) throw new Error(`The read models were answered with ${String(status)}.`);
  return body.items;
}

/** Whether the condition holds; false while it cannot be checked. */
async function yet(isSo: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isSo();
  } catch {
    return false;
  }
}

/** Every read model has all events of the log. */
export async function readModelsCatchUp(
  staff: Visitor,
  since = 'the last fault',
): Promise<Finding> {
  const beganMs = Date.now();
  let behind: readonly ProjectionView[] = [];
  let isCaughtUp = true;
  try {
    await eventually(
      'every read model has caught up',
      () =>
        yet(async () => {
          const all = await projections(staff);
          behind = all.filter(({ state, behind: { events } }) => state !== 'live' || events > 0);
          return all.length > 0 && behind.length === 0;
        }),
      { msMax: caughtUpMsMax },
    );
  } catch {
    isCaughtUp = false;
  }
  return {
    what: `every read model catches up automatically after ${since}`,
    isCorrect: isCaughtUp,
    figures: `${((Date.now() - beganMs) / 1_000).toFixed(1)} s; behind: ${behind.map(({ name }) => name).join(', ') || 'none'}`,
  };
}

export function memoryIsFlat(courses: readonly MemoryCourse[]): readonly Finding[] {
  return courses.map((course) => {
    const { name, secondQuarterMb, lastQuarterMb, mbPerHour, mostMb, heap, series } = course;
    const heapText =
      heap === undefined ? '' : `; heap ${heap[0].toFixed(0)} to ${heap[1].toFixed(0)} MB`;
    return {
      what: `memory of ${name} is flat`,
      isCorrect: lastQuarterMb <= secondQuarterMb * growthMax + growthMbMax,
      figures:
        `second quarter ${secondQuarterMb.toFixed(0)} MB, last ${lastQuarterMb.toFixed(0)} MB, ` +
        `most ${mostMb.toFixed(0)} MB, slope ${mbPerHour.toFixed(1)} MB an hour${heapText}; ${series.join(
          ' ',
        )}`,
    };
  });
}
