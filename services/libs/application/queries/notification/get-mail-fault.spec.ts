import type { Account } from '../../ports/accounts.ts';
import type { NotificationCard } from '../../projections/notification/notifications.projection.ts';
import { getMailFault, type MailFaultSources } from './get-mail-fault.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 6, minutes)).toISOString();

type Times = Pick<NotificationCard, 'sentAt' | 'serverFailedAt' | 'status'> & {
  readonly reason?: string;
};

/** A read store with these cards. It answers only the calls that the query makes. */
function sources(cards: readonly Times[], accounts: readonly Partial<Account>[] = []) {
  const documents = cards.map(({ reason = 'ECONNREFUSED', ...times }) => ({
    ...times,
    attempts: [{ attempt: 1, at: times.serverFailedAt, outcome: 'failed', reason }],
  }));
  return {
    accounts: { list: () => Promise.resolve(accounts) },
    readStore: {
      count: () => Promise.resolve(cards.filter(({ status }) => status === 'queued').length),
      find: (
        _: unknown,
        { where, sort }: { where: Record<string, { from: string }>; sort: { direction: string } },
      ) => {
        const [[field, { from }] = ['', { from: '' }]] = Object.entries(where);
        const of = (card: object) => String((card as Record<string, unknown>)[field]);
        const found = documents
          .filter((card) => of(card) >= from)
          .toSorted((one, other) => (of(one) < of(other) ? -1 : 1));
        const ordered = sort.direction === 'ascending' ? found : found.toReversed();
        return Promise.resolve({ documents: ordered.slice(0, 1) });
      },
    },
  } as unknown as MailFaultSources;
}

const failed = (minutes: number, reason?: string): Times => ({
  sentAt: '',
  serverFailedAt: at(minutes),
  status: 'queued',
  ...(reason === undefined ? {} : { reason }),
});
const sent = (minutes: number): Times => ({
  sentAt: at(minutes),
  serverFailedAt: '',
  status: 'sent',
});
const linkFailed = (minutes: number, reason = 'EAUTH'): Partial<Account> => ({
  link: {
    ...{ digest: 'd', purpose: 'invitation', expiresAt: at(9_000) },
    mail: { outcome: 'failed', at: at(minutes), reason },
  },
});

describe('the fault of the mail server', () => {
  it('does not exist without e-mails, or if the last e-mail was accepted', async () => {
    expect(await getMailFault(sources([]))).toBeNull();
    expect(await getMailFault(sources([failed(1), sent(2)]))).toBeNull();
  });

  it('began with the first failure after the last success, and has the reason of the last failure', async () => {
    const cards = [failed(1), sent(2), failed(3), failed(4), failed(5, 'ETIMEDOUT')];
    expect(await getMailFault(sources(cards))).toEqual({
      since: at(3),
      reason: 'ETIMEDOUT',
      waiting: 4,
      links: 0,
    });
  });

  it('is also reported if an e-mail with a link was not sent', async () => {
    expect(await getMailFault(sources([sent(2)], [linkFailed(3)]))).toEqual({
      since: at(3),
      reason: 'EAUTH',
      waiting: 0,
      links: 1,
    });
  });

  it('ends when an e-mail with a link is accepted', async () => {
    const accounts = [linkFailed(3), { link: null, lastMailedAt: at(4) }];
    expect(await getMailFault(sources([failed(1)], accounts))).toBeNull();
  });

  it('does not exist if only an address was refused', async () => {
    expect(await getMailFault(sources([], [linkFailed(3, '550 5.1.1')]))).toBeNull();
  });
});
