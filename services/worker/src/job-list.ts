import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { CustomerErasure } from '../../libs/application/erasure/customer-erasure.ts';
import { erasePastCustomers } from '../../libs/application/erasure/erase-past-customers.ts';
import { type ClockJob, JobFailed } from '../../libs/application/jobs/clock-job.ts';
import { inviteReviewers } from '../../libs/application/notifications/invite-reviewers.ts';
import { MailFollowing } from '../../libs/application/notifications/mail-following.ts';
import { NotificationSweeper } from '../../libs/application/notifications/notification-sweeper.ts';
import { remindTravellers } from '../../libs/application/notifications/remind-travellers.ts';
import { sendDeparturesDigest } from '../../libs/application/notifications/send-departures-digest.ts';
import { expireHolds } from '../../libs/application/policies/expire-holds.ts';
import { finishUndoneImports } from '../../libs/application/policies/finish-undone-imports.ts';
import { ReservationReconciler } from '../../libs/application/policies/reconcile-reservations.ts';
import { archiveMark } from '../../libs/application/event-log/archived-marks.ts';
import { isOfKey } from '../../libs/application/keys/check-keys.ts';
import type { Archive } from '../../libs/application/ports/archive.ts';
import {
  type BookingOrigins,
  originsKeptMs,
} from '../../libs/application/ports/booking-origins.ts';
import type { Clock } from '../../libs/application/ports/clock.ts';
import type { Cryptography } from '../../libs/application/ports/cryptography.ts';
import type { DailyBackups } from '../../libs/application/ports/daily-backups.ts';
import type { DataPeriods } from '../../libs/application/ports/data-periods.ts';
import type { EventLogReader } from '../../libs/application/ports/event-log-reader.ts';
import type { JobQueue } from '../../libs/application/ports/job-queue.ts';
import type { LogMarks } from '../../libs/application/ports/log-marks.ts';
import { pageSpeedDaysKept, type PageSpeeds } from '../../libs/application/ports/page-speeds.ts';
import type { PolicyCheckpoints } from '../../libs/application/ports/policy-checkpoints.ts';
import type { ReadStore } from '../../libs/application/ports/read-store.ts';
import {
  endedSessionKeptMs,
  type SessionTimes,
} from '../../libs/application/ports/session-times.ts';
import type { Sessions } from '../../libs/application/ports/sessions.ts';
import { findLooseReservations } from '../../libs/application/queries/booking/find-loose-reservations.ts';
import { findLateBookings } from '../../libs/application/queries/bulk-act/find-late-bookings.ts';
import { findHolds } from '../../libs/application/queries/departure/find-holds.ts';
import { findDueNotifications } from '../../libs/application/queries/notification/list-notifications.ts';
import { ageOfBackup } from '../../libs/application/safety/age-of-backup.ts';
import type { EngineWatch } from '../../libs/application/safety/engine-watch.ts';
import { AnchorKeeper } from '../../libs/application/verification/keep-anchors.ts';
import type { LogChecks } from '../../libs/application/verification/log-checks.ts';
import { addDays, localDateOf } from '../../libs/contracts/calendar.ts';
import { counted } from './counted.ts';
import type { JobTimes } from './job-times.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** The tools that the jobs need. */
export interface JobTools {
  readonly log: EventLogReader;
  readonly commands: CommandBus;
  readonly cryptography: Cryptography;
  readonly clock: Clock;
  readonly archive: Archive;
  /** Undefined if this process makes no backups. */
  readonly backups: DailyBackups | undefined;
  readonly checkpoints: PolicyCheckpoints;
  readonly checks: LogChecks;
  readonly engines: EngineWatch;
  readonly erasure: CustomerErasure;
  readonly jobs: JobQueue;
  readonly marks: LogMarks;
  readonly periods: DataPeriods;
  readonly origins: BookingOrigins;
  readonly pageSpeeds: PageSpeeds;
  readonly readStore: ReadStore;
  readonly sessions: Sessions;
  readonly sessionTimes: SessionTimes;
  readonly times: JobTimes;
}

/** Returns all clock jobs of a worker. */
export function jobList(tools: JobTools): readonly ClockJob[] {
  return [
    sendDueNotifications(tools),
    reminders(tools),
    departuresDigest(tools),
    reviewInvitations(tools),
    releaseLooseReservations(tools),
    expireOverdueHolds(tools),
    finishImports(tools),
    checkLog(tools),
    copyLogMark(tools),
    makeBackup(tools),
    checkBackup(tools),
    checkEngines(tools),
    dropUnusedSessions(tools),
    forgetBookingOrigins(tools),
    forgetPageSpeeds(tools),
    erasePast(tools),
  ];
}

function sendDueNotifications({ clock, jobs, readStore }: JobTools): ClockJob {
  const findDue = (before: string, limit: number) => findDueNotifications(readStore, before, limit);
  const sweeper = new NotificationSweeper({ clock, jobs, findDue });
  return {
    name: 'send-due-notifications',
    when: { everyMs: 10 * secondMs },
    run: async () => counted(await sweeper.sweep(), 'e-mail was due.', 'e-mails were due.'),
  };
}

function reminders({ times: { reminderTime }, ...tools }: JobTools): ClockJob {
  const following = new MailFollowing(tools);
  return {
    name: 'remind-travellers',
    when: reminderTime === null ? 'off' : { dailyAt: reminderTime },
    run: async () => {
      if (reminderTime === null) return undefined;
      const reminded = await remindTravellers({ ...tools, following, timeOfDay: reminderTime });
      return counted(reminded, 'reminder was queued.', 'reminders were queued.');
    },
  };
}

function departuresDigest({ times: { digestTime }, ...tools }: JobTools): ClockJob {
  const following = new MailFollowing(tools);
  return {
    name: 'send-departures-digest',
    when: digestTime === null ? 'off' : { dailyAt: digestTime },
    run: async () =>
      digestTime === null
        ? undefined
        : await sendDeparturesDigest({ ...tools, following, timeOfDay: digestTime }),
  };
}

function reviewInvitations({ times: { reviewInvitationTime }, ...tools }: JobTools): ClockJob {
  const following = new MailFollowing(tools);
  return {
    name: 'invite-reviewers',
    when: reviewInvitationTime === null ? 'off' : { dailyAt: reviewInvitationTime },
    run: async () => {
      if (reviewInvitationTime === null) return undefined;
      const times = { following, timeOfDay: reviewInvitationTime };
      const invited = await inviteReviewers({ ...tools, ...times });
      return counted(invited, 'invitation was queued.', 'invitations were queued.');
    },
  };
}

function releaseLooseReservations({
  commands,
  cryptography,
  clock,
  readStore,
}: JobTools): ClockJob {
  const reconciler = new ReservationReconciler({
    ...{ commands, cryptography, clock },
    findLoose: (reservedBefore, limit) => findLooseReservations(readStore, reservedBefore, limit),
  });
  return {
    name: 'release-loose-reservations',
    when: { everyMs: 30 * secondMs },
    run: async () =>
      counted(
        await reconciler.reconcile(),
        'reservation was released.',
        'reservations were released.',
      ),
  };
}

/** If a command finds a full departure, it does this work for that departure at once. */
function expireOverdueHolds({ commands, cryptography, clock, readStore }: JobTools): ClockJob {
  const findOverdue = (endedBefore: string, limit: number) =>
    findHolds(readStore, { endedBefore, limit });
  return {
    name: 'expire-holds',
    when: { everyMs: 30 * secondMs },
    run: async () =>
      counted(
        await expireHolds({ commands, cryptography, clock, findOverdue }),
        'hold of seats was expired.',
        'holds of seats were expired.',
      ),
  };
}

/** For this long after the undo of an import, bookings that it missed are looked for. Commands take seconds. */
const lateBookingsMs = 24 * 60 * minuteMs;

function finishImports({ commands, cryptography, clock, readStore }: JobTools): ClockJob {
  const findLate = () => {
    const undoneAfter = new Date(Date.parse(clock.now()) - lateBookingsMs).toISOString();
    return findLateBookings(readStore, undoneAfter);
  };
  return {
    name: 'finish-undone-imports',
    when: { everyMs: minuteMs },
    run: async () =>
      counted(
        await finishUndoneImports({ commands, cryptography, findLate }),
        'booking was added to the undo of its import.',
        'bookings were added to the undo of their imports.',
      ),
  };
}

/**
 * Checks every ten minutes whether an anchor was made today. If not, it reads the whole log and makes one. The first
 * check is a minute after the start, so that it does not slow the start down.
 */
function checkLog({ archive, cryptography, clock, checks }: JobTools): ClockJob {
  const logger = new Logger('Anchors');
  const keeper = new AnchorKeeper({
    ...{ archive, cryptography, clock, checks },
    onFault: (faults) => {
      for (const fault of faults) {
        const { what, stream, revision, anchor } = fault;
        if (isOfKey(fault)) {
          logger.error(`Personal data cannot be read: ${what}.`);
          continue;
        }
        const event = stream === undefined ? '' : ` at event ${revision} of ${stream}`;
        const day = anchor === undefined ? '' : ` (anchor ${anchor})`;
        logger.error(`The log was changed or damaged${event}${day}: ${what}.`);
      }
    },
  });
  return {
    name: 'check-log',
    when: { everyMs: 10 * minuteMs, firstAfterMs: minuteMs },
    run: (signal) => orEnded(keeper.anchorDay(), signal),
  };
}

/** Copies the mark of the log to the archive; no copy is added if the log has no new events. */
function copyLogMark({ archive, cryptography, clock, marks }: JobTools): ClockJob {
  return {
    name: 'archive-log-mark',
    when: { everyMs: 60 * minuteMs, firstAfterMs: 2 * minuteMs },
    run: async () => {
      const mark = await marks.read();
      if (mark === undefined) return undefined;
      const isAdded = await archiveMark({ archive, cryptography }, mark, clock.now());
      return isAdded ? 'The mark of the log was copied.' : undefined;
    },
  };
}

/** Runs in the middle of the night, when hardly anybody books. */
function makeBackup({ backups, clock, log }: JobTools): ClockJob {
  return {
    name: 'make-backup',
    when: backups === undefined ? 'off' : { dailyAt: '01:30' },
    run: async (signal) => await backups?.keep(log.logId, clock.now(), signal),
  };
}

/**
 * Reports in the log and on the page of the jobs if the last backup is too old. With a Prometheus, the alerts report
 * the same.
 */
function checkBackup({ archive, clock, log }: JobTools): ClockJob {
  return {
    name: 'check-backup',
    when: { everyMs: 60 * minuteMs, firstAfterMs: 10 * minuteMs },
    run: () => ageOfBackup({ archive, log }, clock.now()),
  };
}

/** Shows on the page of the jobs which settings of engines are unsafe; another part of the process checks them. */
function checkEngines({ engines }: JobTools): ClockJob {
  return {
    name: 'check-engines',
    when: engines.hasEngines ? { everyMs: minuteMs, firstAfterMs: minuteMs } : 'off',
    run: () => {
      const { unsafe } = engines;
      if (unsafe.length === 0) return Promise.resolve(undefined);
      return Promise.reject(new JobFailed(unsafe.map(({ words }) => words).join(' ')));
    },
  };
}

/** A session is kept for a day after its end, so that the sign-in page can say why it ended. */
function dropUnusedSessions({ clock, sessions, sessionTimes }: JobTools): ClockJob {
  return {
    name: 'drop-unused-sessions',
    when: { everyMs: 10 * minuteMs },
    run: async () => {
      const usedBefore = Date.parse(clock.now()) - sessionTimes.idleMs - endedSessionKeptMs;
      await sessions.dropUnseenSince(new Date(usedBefore).toISOString());
      return undefined;
    },
  };
}

function forgetBookingOrigins({ clock, origins }: JobTools): ClockJob {
  return {
    name: 'forget-booking-origins',
    when: { dailyAt: '02:30' },
    run: async () => {
      const keptSince = Date.parse(clock.now()) - originsKeptMs;
      await origins.forgetBefore(new Date(keptSince).toISOString());
      return undefined;
    },
  };
}

function forgetPageSpeeds({ clock, pageSpeeds }: JobTools): ClockJob {
  return {
    name: 'forget-page-speeds',
    when: { dailyAt: '02:40' },
    run: async () => {
      await pageSpeeds.forgetBefore(addDays(localDateOf(clock.now()), -pageSpeedDaysKept));
      return undefined;
    },
  };
}

/** Runs at night, because each erasure occupies the log's file for a moment. */
function erasePast(tools: JobTools): ClockJob {
  return {
    name: 'erase-past-customers',
    when: { dailyAt: '03:00' },
    run: async (signal) => {
      const resumed = await tools.erasure.resumeAll();
      const erased = resumed + (await erasePastCustomers(tools, signal));
      return counted(erased, 'person was erased.', 'people were erased.');
    },
  };
}

/** Returns the result of the work, or rejects when the process ends. So the process need not wait for long work. */
async function orEnded<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => {
    reject(new Error('ended'));
  };
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
