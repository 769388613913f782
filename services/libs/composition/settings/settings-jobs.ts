import { isValidTime } from '../../domain/calendar/dar-es-salaam.ts';
import type { LocalTime } from '../../domain/calendar/instants.ts';
import type { SettingsReader } from './settings-reader.ts';

/** The times of day, in Zanzibar, of jobs that have one; null if a job is switched off. */
export interface JobSettings {
  /** On the day before the departure. */
  readonly reminderTime: LocalTime | null;
  /** On the evening before the day that it lists. */
  readonly digestTime: LocalTime | null;
  /** On the day after the departure. */
  readonly reviewInvitationTime: LocalTime | null;
}

export function jobsOf(read: SettingsReader): JobSettings {
  return {
    reminderTime: timeOf(read, 'REMINDER_TIME', '09:00'),
    digestTime: timeOf(read, 'DIGEST_TIME', '18:00'),
    reviewInvitationTime: timeOf(read, 'REVIEW_INVITATION_TIME', '10:00'),
  };
}

function timeOf(read: SettingsReader, name: string, otherwise: LocalTime): LocalTime | null {
  const value = read.text(name) ?? otherwise;
  if (value === 'off') return null;
  if (!isValidTime(value)) {
    read.faults.push(`${name} is a time of day in Zanzibar such as ${otherwise}, or off.`);
  }
  return value;
}
