import type { LocalTime } from '../../libs/domain/calendar/instants.ts';

/** As the settings give them. */
export type GivenJobTimes = Pick<JobTimes, 'reminderTime' | 'digestTime'>;

/** When jobs run that have a time of day, in Zanzibar; null where one is switched off. */
export class JobTimes {
  readonly reminderTime: LocalTime | null;
  readonly digestTime: LocalTime | null;

  constructor({ reminderTime, digestTime }: GivenJobTimes) {
    this.reminderTime = reminderTime;
    this.digestTime = digestTime;
  }
}
