import { MailServer } from '../../support/processes/mail-server.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { System } from '../../support/processes/start-system.ts';
import type { FaultPart } from '../fault-part.ts';
import { killInTheMiddleOfJobs } from '../taken-over-jobs.ts';

const times = 5;

/** In milliseconds. */
const takenOverMsMax = 10_000;

export const takenOverJobs: FaultPart = {
  name: 'jobs',
  title: 'A worker killed in the middle of a job',
  about: `A worker is killed ${times} times while it talks to a mail server. Another worker stands by. Measured is the time until the
other worker does the job.`,
  async run(_extent, tell) {
    const mails = await MailServer.start();
    const system = await System.startOn(await Engines.start(), { SMTP_URL: mails.url });
    try {
      const tookMs = await killInTheMiddleOfJobs(system, mails, times);
      const seconds = tookMs.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(', ');
      tell(`Done by another after ${seconds}.`);
      return {
        table: [
          ['Killed', 'Done by another after'],
          [String(times), seconds],
        ],
        wrong: tookMs
          .filter((ms) => ms > takenOverMsMax)
          .map((ms) => `A job was done by another only after ${ms} ms.`),
      };
    } finally {
      await system.remove();
      await mails.close();
    }
  },
};
