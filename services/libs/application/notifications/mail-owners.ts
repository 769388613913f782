import { causeInWords } from '../faults/cause-in-words.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Letter } from '../ports/message-renderer.ts';
import { sendToStaff, type StaffMailTools } from './send-to-staff.ts';

export interface OwnersMailTools extends StaffMailTools {
  readonly accounts: Pick<Accounts, 'list'>;
}

/**
 * Sends an e-mail to every owner who can sign in and has an address. Rejects only if the accounts cannot be read.
 *
 * @returns For each owner who did not get the e-mail, the reason why the mail server did not accept it.
 */
export async function mailOwners(
  letter: Letter,
  tools: OwnersMailTools,
): Promise<{ readonly sent: number; readonly failures: readonly string[] }> {
  const accounts = await tools.accounts.list();
  const addresses = accounts
    .filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
    .flatMap(({ email }) => email ?? []);
  const reasons = await Promise.all(
    [...new Set(addresses)].map(async (to) => {
      try {
        return await sendToStaff(to, letter, tools);
      } catch (error) {
        return causeInWords(error);
      }
    }),
  );
  const failures = reasons.filter((reason) => reason !== undefined);
  return { sent: reasons.length - failures.length, failures };
}
