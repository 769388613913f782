import { NoTelemetry } from '../../adapters/telemetry/no-telemetry.ts';
import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { Account } from '../ports/accounts.ts';
import type { MailMessage, MailOutcome } from '../ports/mailer.ts';
import type { Letter } from '../ports/message-renderer.ts';
import { informOwnersOfFaults, type InformOwnersTools } from './inform-owners.ts';

const verdict: LogVerdictView = {
  ...{ checked: 9, events: 8, streams: 3, anchors: 0, faultCount: 1 },
  faults: [{ kind: 'event', what: 'it was changed' }],
};

const account = (role: Account['role'], email: string | null, isDisabled = false) =>
  ({ role, email, isDisabled }) as Account;

/** The tools of a product with these accounts, and the e-mails that were sent. */
function world(
  accounts: readonly Account[],
  { delivers = true, outcome = { outcome: 'accepted' } } = {},
) {
  const sent: MailMessage[] = [];
  const letters: Letter[] = [];
  const failures: string[] = [];
  const tools = {
    accounts: { list: () => Promise.resolve(accounts) },
    mailer: {
      delivers,
      send: async (message: MailMessage) => {
        await message.write();
        sent.push(message);
        return outcome;
      },
    },
    messageRenderer: {
      render: (letter: Letter) => {
        letters.push(letter);
        return Promise.resolve({ html: '', text: '' });
      },
    },
    identifiers: { uuid: () => 'id' },
    operator: { name: 'Kanga', siteUrl: 'https://tours.example' },
    telemetry: new NoTelemetry(),
    onFailure: (why: string) => void failures.push(why),
  } as unknown as InformOwnersTools;
  return { tools, sent, letters, failures };
}

describe('faults of the log', () => {
  it('are mailed to every owner who can sign in and has an address, once to each address', async () => {
    const { tools, sent, letters } = world([
      account('owner', 'amina@example.com'),
      account('owner', 'amina@example.com'),
      account('owner', 'juma@example.com'),
      account('owner', null),
      account('owner', 'gone@example.com', true),
      account('staff', 'asha@example.com'),
    ]);
    expect(await informOwnersOfFaults(verdict, tools)).toBe(true);
    expect(sent.map(({ to }) => to)).toEqual(['amina@example.com', 'juma@example.com']);
    expect(letters[0]?.subject).toBe('The event log was changed or damaged');
    expect(letters[0]?.parts).toContainEqual(
      expect.objectContaining({ href: 'https://tours.example/admin/system/log' }),
    );
  });

  it('are not mailed without a mail server', async () => {
    const { tools, sent } = world([account('owner', 'amina@example.com')], { delivers: false });
    expect(await informOwnersOfFaults(verdict, tools)).toBe(false);
    expect(sent).toEqual([]);
  });

  it('are reported if the mail server refuses, and count as not mailed', async () => {
    const outcome: MailOutcome = { outcome: 'not-offered', reason: 'ECONNREFUSED' };
    const { tools, failures } = world([account('owner', 'amina@example.com')], { outcome });
    expect(await informOwnersOfFaults(verdict, tools)).toBe(false);
    expect(failures).toEqual(['ECONNREFUSED']);
  });

  it('do not make the check fail if the accounts cannot be read', async () => {
    const { tools, failures } = world([]);
    const broken = { ...tools, accounts: { list: () => Promise.reject(new Error('no file')) } };
    expect(await informOwnersOfFaults(verdict, broken)).toBe(false);
    expect(failures).toHaveLength(1);
  });
});
