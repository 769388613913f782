import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProfile } from '../../../libs/composition/open-profile.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { readSettings, type Settings } from '../../../libs/composition/settings/settings.ts';
import { StartRefused } from '../../../libs/composition/start-refused.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';
import { RunningProcess } from '../control/ask-process.ts';
import type { ControlAnswer } from '../control/control-messages.ts';
import { linesOf, type ListedAccount, listedAccount } from '../control/listed-accounts.ts';
import { informOwners, type Recovery, recoverOwner } from '../control/recover-owner.ts';

const usage = [
  'npm run accounts -- list',
  'Lists the accounts of staff.',
  'npm run accounts -- reset-owner [USERNAME]',
  'Prints a link with which an owner who cannot sign in chooses a new password.',
];

/** Reads and changes the accounts. Either the running process does the work, or this process does it. */
interface AccountTools {
  /** Whether the product is running; undefined if this process cannot find out. */
  readonly isRunning?: boolean;
  list(): Promise<readonly ListedAccount[]>;
  recover(username: string | undefined): Promise<Recovery>;
  /** Informs the owners by e-mail that the link was made. */
  inform(username: string): Promise<unknown>;
  close(): Promise<void>;
}

/** No other process may use the data directory, so the running process does the work. */
async function ofRunningProcess({ dataDirectory }: Settings): Promise<AccountTools> {
  const running = await RunningProcess.reach(dataDirectory);
  return {
    isRunning: true,
    async list() {
      const answer = await running.ask({ ask: 'accounts' });
      if (answer.said !== 'accounts') throw unexpected(answer);
      return answer.accounts;
    },
    async recover(username) {
      const named = username === undefined ? {} : { username };
      const answer = await running.ask({ ask: 'recover-owner', ...named });
      if (answer.said !== 'recovery') throw unexpected(answer);
      return answer.recovery;
    },
    inform: (username) => running.ask({ ask: 'inform-owners', username }),
    close: () => {
      running.hangUp();
      return Promise.resolve();
    },
  };
}

/**
 * This process does the work, because the product is stopped, or all processes may use its stores at the same time.
 */
async function ofOwn(settings: Settings): Promise<AccountTools> {
  const isEmbedded = settings.profile === 'embedded';
  const { dataDirectory, publicUrl } = settings;
  if (isEmbedded && !existsSync(join(dataDirectory, 'event-log.sqlite'))) {
    throw new StartRefused(
      `There is no data in ${dataDirectory}, or this user has no right to read it. Run this command in the ` +
        'directory of the product, as the user that runs the product, and with the same settings (DATA_DIR).',
    );
  }
  const profile = await openProfile(settings);
  const { ports } = profile;
  return {
    ...(isEmbedded && { isRunning: false }),
    list: async () => (await ports.accounts.list()).map(listedAccount),
    recover: (username) => recoverOwner(username, { ports, publicUrl }),
    inform: (username) => informOwners(username, { ports }),
    close: () => profile.close(),
  };
}

async function reachable(settings: Settings): Promise<AccountTools> {
  if (settings.profile === 'distributed') return await ofOwn(settings);
  try {
    return await ofRunningProcess(settings);
  } catch {
    return await ofOwn(settings);
  }
}

/** Perhaps the running process is of another release that does not know this question. */
function unexpected(answer: ControlAnswer): StartRefused {
  const why = answer.said === 'failed' ? answer.reason : 'It is of a different release.';
  return new StartRefused(
    `The running product could not run this command: ${why} Stop the product and run the command again.`,
  );
}

async function resetOwner(username: string | undefined): Promise<number> {
  const tools = await reachable(readSettings());
  try {
    const recovery = await tools.recover(username);
    if ('why' in recovery) {
      console.error(recovery.why);
      return 1;
    }
    console.log(wordsOf(recovery, tools.isRunning));
    await tools.inform(recovery.username);
    return 0;
  } finally {
    await tools.close();
  }
}

function wordsOf(
  { username, link, losesTotp }: Extract<Recovery, { readonly link: string }>,
  isRunning: boolean | undefined,
): string {
  const start = isRunning === false ? ['Start the product. Then open'] : ['Open'];
  return [
    `${start.join('')} this link within an hour and choose a new password for ${username}:`,
    '',
    `  ${link}`,
    '',
    `The link works once. All sessions of ${username} have ended. Until the link is used, the old password still works.`,
    ...(losesTotp
      ? [
          'Choosing the password also turns off the codes from an app: set them up again afterwards.',
        ]
      : []),
  ].join('\n');
}

async function list(): Promise<number> {
  const tools = await reachable(readSettings());
  try {
    for (const line of linesOf(await tools.list())) console.log(line);
    return 0;
  } finally {
    await tools.close();
  }
}

function run([command, username, ...more]: readonly string[]): Promise<number> {
  if (command === 'list' && username === undefined) return list();
  if (command === 'reset-owner' && more.length === 0) return resetOwner(username);
  for (const line of usage) console.error(line);
  return Promise.resolve(2);
}

/** The command has no options. If an option is given, this returns no arguments, so that the usage is printed. */
function argumentsGiven(): readonly string[] {
  const { positionals, tokens } = parseArgs({ strict: false, tokens: true });
  return tokens.some(({ kind }) => kind === 'option') ? [] : positionals;
}

keepFilesPrivate();
try {
  process.exitCode = await run(argumentsGiven());
} catch (error) {
  console.error(whyFailed(error));
  process.exitCode = 1;
}
