import type { MailFaultView } from '../../../contracts/notification/mail-state-view.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { isMailServerFault } from '../../../domain/notification/mail-server-fault.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type NotificationCard,
  notifications,
} from '../../projections/notification/notifications.projection.ts';

/** The sources that show the state of the mail server. */
export interface MailFaultSources {
  readonly readStore: Pick<ReadStore, 'find' | 'count'>;
  readonly accounts: Pick<Accounts, 'list'>;
}

/** A failed attempt. */
interface Failure {
  readonly at: Instant;
  readonly reason: string;
}

/**
 * Returns since when the mail server accepts no e-mails, and why; null if the last e-mail was accepted, or no
 * attempt failed. E-mails to travellers and e-mails with links for accounts both count.
 */
export async function getMailFault({
  readStore,
  accounts,
}: MailFaultSources): Promise<MailFaultView | null> {
  const staff = await accounts.list();
  const [lastSent] = await cardsBy(readStore, 'sentAt', 'descending', '0');
  const sentAt = [lastSent?.sentAt ?? '', ...staff.map(lastMailed)].toSorted().at(-1) ?? '';
  const [[first], [last], waiting] = await Promise.all([
    cardsBy(readStore, 'serverFailedAt', 'ascending', after(sentAt)),
    cardsBy(readStore, 'serverFailedAt', 'descending', after(sentAt)),
    readStore.count(notifications.collection, { where: { status: 'queued' } }),
  ]);
  const ofLinks = staff.flatMap(failureOf).filter(({ at }) => at > sentAt);
  const failures = [
    ...[first, last].flatMap((card) => (card === undefined ? [] : [failureOfCard(card)])),
    ...ofLinks,
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const [oldest] = failures;
  const newest = failures.at(-1);
  if (oldest === undefined || newest === undefined) return null;
  const { reason } = newest;
  return { since: oldest.at, reason, waiting, links: ofLinks.length };
}

async function cardsBy(
  readStore: MailFaultSources['readStore'],
  field: 'sentAt' | 'serverFailedAt',
  direction: 'ascending' | 'descending',
  from: string,
): Promise<readonly NotificationCard[]> {
  const { documents } = await readStore.find(notifications.collection, {
    where: { [field]: { from } },
    sort: { by: [field], direction },
    limit: 1,
  });
  return documents;
}

/** The smallest text that sorts after the instant, and after the empty text of cards without an instant. */
function after(instant: string): string {
  return `${instant}0`;
}

function failureOfCard({ serverFailedAt, attempts }: NotificationCard): Failure {
  const failed = attempts.findLast(({ reason = '' }) => isMailServerFault(reason));
  return { at: serverFailedAt, reason: failed?.reason ?? 'EUNKNOWN' };
}

function failureOf({ link }: Account): readonly Failure[] {
  return link?.mail?.outcome === 'failed' && isMailServerFault(link.mail.reason) ? [link.mail] : [];
}

function lastMailed({ lastMailedAt }: Account): string {
  return lastMailedAt ?? '';
}
