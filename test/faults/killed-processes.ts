import { setTimeout as pause } from 'node:timers/promises';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { eventually, everything } from '../support/stories/distributed-story.ts';
import type { MailServer } from '../support/processes/mail-server.ts';
import type { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const clients = 2;
const thinkMs = 50;

/** At this time, e-mails without an answer of the mail server are old enough to have an unknown outcome. */
const later = '2026-11-20T07:00:00.000Z';

/** The number of jobs that a worker runs in parallel: a kill can leave this many e-mails with a mail server. */
const underWayMax = 4;

const settledMsMax = 150_000;

/** The bookings made while processes were killed, and the outcome of their e-mails. */
export interface AfterKills {
  readonly booked: ReadonlySet<string>;
  readonly notifications: readonly NotificationItem[];
  /** The notifications that count as sent, although the e-mail did not arrive. */
  readonly lost: readonly NotificationItem[];
  readonly unknown: readonly NotificationItem[];
  /** The highest number that the kills can explain. */
  readonly unknownMax: number;
  /** How many e-mails with an unknown outcome arrived. */
  readonly unknownArrived: number;
  /** E-mails that arrived more than once. */
  readonly twice: readonly string[];
}

export function allNotifications(staff: Visitor): Promise<readonly NotificationItem[]> {
  return everything<NotificationItem>(staff, '/api/admin/notifications?limit=100');
}

/**
 * Kills one process after the other while travellers book, starts everything again an hour later, and waits
 * until every e-mail is sent or given up.
 */
export async function killUnderLoad(
  system: System,
  mails: MailServer,
  {
    kills,
    random,
    victim,
  }: {
    readonly kills: number;
    readonly random: () => number;
    readonly victim: () => 'worker' | 'projector';
  },
): Promise<AfterKills> {
  const booked = new Set<string>();
  let isOver = false;
  const running = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const { status, body } = await askToBook(system.visitor());
      if (status === 201) booked.add(body.reference);
      await pause(thinkMs);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    // This pause does not wait for a condition: its random length decides when the crash happens.
    await pause(200 + random() * 1_800);
    await system.replace(victim());
  }
  isOver = true;
  await Promise.all(running);
  // At that time everything that was begun before is old enough to be given up.
  await system.kill();
  await system.startAgain({ CLOCK_START: later });
  const staff = await system.staff();
  let notifications: readonly NotificationItem[] = [];
  await eventually(
    'every message is sent or given up',
    async () => {
      notifications = await allNotifications(staff);
      return notifications.length >= 2 * booked.size && notifications.every(isSettled);
    },
    {
      msMax: settledMsMax,
      tell: () => {
        const standing = Object.groupBy(notifications, ({ status }) => status);
        return `${booked.size} bookings, ${JSON.stringify(standing, countsOnly)}`;
      },
    },
  );
  const arrived = Map.groupBy(mails.received, ({ messageId = '' }) => idIn(messageId));
  const unknown = notifications.filter(({ status }) => status === 'unknown');
  return {
    booked,
    notifications,
    lost: notifications.filter(({ id, status }) => status === 'sent' && !arrived.has(id)),
    unknown,
    // All processes are killed once more at the end, which counts as one kill.
    unknownMax: underWayMax * (kills + 1),
    unknownArrived: unknown.filter(({ id }) => arrived.has(id)).length,
    twice: [...arrived].flatMap(([id, copies]) => (copies.length > 1 ? [id] : [])),
  };
}

const isSettled = ({ status }: NotificationItem) => status === 'sent' || status === 'unknown';

const idIn = (messageId: string) => /^<([^@]+)@/.exec(messageId)?.[1] ?? '';

function countsOnly(_: string, value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}
