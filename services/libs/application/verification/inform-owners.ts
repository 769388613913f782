import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import { causeInWords } from '../faults/cause-in-words.ts';
import { logFaultyLetter } from '../notifications/account-letters.ts';
import { mailOwners, type OwnersMailTools } from '../notifications/mail-owners.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Operator } from '../ports/operator.ts';
import type { Telemetry } from '../ports/telemetry.ts';

export interface InformOwnersTools extends OwnersMailTools {
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly telemetry: Pick<Telemetry, 'count'>;
  /** Called with the reason why an owner did not get the e-mail. */
  readonly onFailure: (why: string) => void;
}

/**
 * Sends every owner with an address an e-mail about the faults of the log; resolves to whether at least one owner got
 * it. A failure is counted and reported, and the next check that finds faults tries again.
 */
export async function informOwnersOfFaults(
  { faults, faultCount = faults.length }: LogVerdictView,
  tools: InformOwnersTools,
): Promise<boolean> {
  const { mailer, operator, telemetry, onFailure } = tools;
  if (!mailer.delivers) return false;
  const link = `${operator.siteUrl}/admin/system/log`;
  try {
    const letter = logFaultyLetter({ count: faultCount, link }, operator);
    const { sent, failures } = await mailOwners(letter, tools);
    if (sent > 0) telemetry.count('tours_mails_total', { outcome: 'accepted' }, sent);
    for (const why of failures) {
      telemetry.count('tours_mails_total', { outcome: 'refused' });
      onFailure(why);
    }
    return sent > 0;
  } catch (error) {
    onFailure(causeInWords(error));
    return false;
  }
}
