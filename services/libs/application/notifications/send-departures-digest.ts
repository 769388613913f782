import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import { lastDailyAt } from '../jobs/job-schedule.ts';
import { bookingTabs } from '../projections/booking/booking-tabs.projection.ts';
import { hasGuestsOn } from './digest-message.ts';
import {
  type DailyTools,
  queueTimed,
  checkNotificationsCanBeQueued,
} from './timed-notifications.ts';
import { dayInWords } from '../wording/in-words.ts';

/**
 * Queues the operator's digest of tomorrow's departures, once each evening. If the job did not run in time, it queues
 * the digest later, but not after that day has begun. Resolves to a description of what was done.
 *
 * @throws JobFailed
 */
export async function sendDeparturesDigest(tools: DailyTools): Promise<string> {
  const { clock, cryptography, readStore, timeOfDay } = tools;
  const now = clock.now();
  const day = addDays(localDateOf(lastDailyAt(timeOfDay, now)), 1);
  if (day <= localDateOf(now)) return `Nothing was sent. The next e-mail is due at ${timeOfDay}.`;
  await checkNotificationsCanBeQueued(tools, bookingTabs.collection);
  if (!(await hasGuestsOn(readStore, day)))
    return `No travellers are booked on ${dayInWords(day)}, so no e-mail was sent.`;
  const commandId = cryptography.uuidV5('departures-digest', day);
  await queueTimed(
    [
      {
        commandId,
        notificationId: cryptography.uuidV5(commandId, day, 'operator'),
        subject: {
          day,
          template: 'departures-digest',
          recipient: 'operator',
          cause: { commandId, revision: 0 },
        },
      },
    ],
    tools,
  );
  return `The list of departures of ${dayInWords(day)} was queued.`;
}
