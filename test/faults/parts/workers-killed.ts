import { seeded } from '../../bench/harness/seeded.ts';
import { MailServer } from '../../support/processes/mail-server.ts';
import { Engines } from '../../support/processes/product-place.ts';
import { System } from '../../support/processes/start-system.ts';
import type { FaultPart } from '../fault-part.ts';
import { killUnderLoad } from '../killed-processes.ts';

export const workersKilled: FaultPart = {
  name: 'workers',
  title: 'The worker, killed under load',
  about: `Two travellers book without pause. The only worker is killed at random moments, 0.2 to 2 s apart, and started again. If
the mail server was receiving an e-mail at that moment, the outcome of this e-mail is unknown. The product shows it as
unknown and never sends it again automatically.`,
  async run({ kills }, tell) {
    const mails = await MailServer.start();
    const system = await System.startOn(await Engines.start(), { SMTP_URL: mails.url });
    try {
      const options = { kills, random: seeded(20_261_122), victim: () => 'worker' as const };
      const { booked, notifications, unknown, unknownMax, unknownArrived, twice, lost } =
        await killUnderLoad(system, mails, options);
      const wrong = [
        ...(notifications.length === 2 * booked.size
          ? []
          : [`${booked.size} bookings have ${notifications.length} messages.`]),
        ...(lost.length === 0 ? [] : [`${lost.length} messages were lost.`]),
        ...(twice.length === 0 ? [] : [`${twice.length} messages arrived twice.`]),
        ...(unknown.length <= unknownMax
          ? []
          : [
              `${unknown.length} messages are of unknown outcome; the kills explain ${unknownMax}.`,
            ]),
      ];
      tell(
        `${kills} kills: ${booked.size} bookings, ${notifications.length} messages, ${lost.length} lost, ` +
          `${twice.length} twice, ${unknown.length} of unknown outcome (${unknownArrived} of them arrived).`,
      );
      const figures = [kills, booked.size, notifications.length, lost.length, twice.length];
      return {
        table: [
          ['Kills', 'Bookings', 'Messages', 'Lost', 'Sent twice', 'Outcome unknown (arrived)'],
          [...figures.map(String), `${unknown.length} (${unknownArrived})`],
        ],
        wrong,
      };
    } finally {
      await system.remove();
      await mails.close();
    }
  },
};
