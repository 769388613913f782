import type { JobSettings } from '../../libs/composition/settings-jobs.ts';

/** When jobs run that have a time of day, in Zanzibar; null where one is switched off. */
export class JobTimes {
  readonly reminderTime: JobSettings['reminderTime'];
  readonly digestTime: JobSettings['digestTime'];

  constructor({ reminderTime, digestTime }: JobSettings) {
    this.reminderTime = reminderTime;
    this.digestTime = digestTime;
  }
}
