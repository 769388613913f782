import type { JobSettings } from '../../libs/composition/settings/settings-jobs.ts';

/** The times of day at which jobs run, in Zanzibar; null if a job is switched off. */
export class JobTimes {
  readonly reminderTime: JobSettings['reminderTime'];
  readonly digestTime: JobSettings['digestTime'];
  readonly reviewInvitationTime: JobSettings['reviewInvitationTime'];

  constructor({ reminderTime, digestTime, reviewInvitationTime }: JobSettings) {
    this.reminderTime = reminderTime;
    this.digestTime = digestTime;
    this.reviewInvitationTime = reviewInvitationTime;
  }
}
