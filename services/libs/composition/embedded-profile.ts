import { DataDirectory, DataDirectoryRefused } from '../adapters/embedded/data-directory.ts';
import { DirectoryMoveMark } from '../adapters/embedded/directory-move-mark.ts';
import { refuseLaterEvents } from '../adapters/embedded/log/refuse-later-events.ts';
import { FileLogMarks } from '../adapters/embedded/log/file-log-marks.ts';
import { logMarkName } from '../adapters/embedded/log/log-mark-file.ts';
import { LateWrites } from '../adapters/embedded/log/late-writes.ts';
import { SqliteAccounts } from '../adapters/embedded/operations/sqlite-accounts.ts';
import { SqliteBookingOrigins } from '../adapters/embedded/operations/sqlite-booking-origins.ts';
import { SqlitePageSpeeds } from '../adapters/embedded/operations/sqlite-page-speeds.ts';
import { SqliteMailSuppressions } from '../adapters/embedded/operations/sqlite-mail-suppressions.ts';
import { SqliteCheckRecords } from '../adapters/embedded/operations/sqlite-check-records.ts';
import { SqliteEventStore } from '../adapters/embedded/log/sqlite-event-store.ts';
import { SqliteJobQueue } from '../adapters/embedded/operations/sqlite-job-queue.ts';
import { SqliteJobRecords } from '../adapters/embedded/operations/sqlite-job-records.ts';
import { SqliteKeyVault } from '../adapters/embedded/keys/sqlite-key-vault.ts';
import { LogFileRefused } from '../adapters/embedded/log/sqlite-log-file.ts';
import {
  closeOperationsFile,
  openOperationsFile,
} from '../adapters/embedded/operations/sqlite-operations-file.ts';
import { SqlitePolicyCheckpoints } from '../adapters/embedded/operations/sqlite-policy-checkpoints.ts';
import { SqliteRateLimiter } from '../adapters/embedded/operations/sqlite-rate-limiter.ts';
import {
  damageOfReadModels,
  removeReadModels,
} from '../adapters/embedded/read-models/sqlite-read-models-file.ts';
import { SqliteReadStore } from '../adapters/embedded/read-models/sqlite-read-store.ts';
import { SqliteSessions } from '../adapters/embedded/operations/sqlite-sessions.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { UnlimitedAttempts } from '../adapters/node/unlimited-attempts.ts';
import { SecretKeyMismatch } from '../application/event-log/log-identity.ts';
import type { Archive } from '../application/ports/archive.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import { checkIsHome, LogNotHome } from '../application/ports/move-mark.ts';
import { EngineWatch } from '../application/safety/engine-watch.ts';
import { businessClock, businessTimeOf } from './business-clock.ts';
import { continueAfterLoss } from './continue-after-loss.ts';
import { checkEmbeddedLog } from './log-check/embedded-log-check.ts';
import { LogCheckerThread } from './log-check/log-checker-thread.ts';
import { mailingOf } from './mailing.ts';
import type { Ports, Profile } from './profile.ts';
import type { EmbeddedPlace } from './places/projector-place.ts';
import type { Settings } from './settings/settings.ts';
import { StartRefused } from './start-refused.ts';
import { archivePlaceOf, openStorage } from './storage.ts';
import { productLog } from './product-log.ts';
import { upgradeKeys } from './upgrade-keys.ts';

/** The profile that has everything it needs in one directory and one process. */
export class EmbeddedProfile implements Profile {
  readonly ports: Ports;
  /** Where the projector of this profile finds the log that it follows and the read models that it writes. */
  readonly projectorPlace: EmbeddedPlace;
  readonly ownDirectory: string;
  readonly engineWatch: EngineWatch;
  readonly broken: Promise<string>;
  readonly #close: () => Promise<void>;

  private constructor(opened: Omit<EmbeddedProfile, 'close'>, close: () => Promise<void>) {
    this.ports = opened.ports;
    this.projectorPlace = opened.projectorPlace;
    this.ownDirectory = opened.ownDirectory;
    this.engineWatch = opened.engineWatch;
    this.broken = opened.broken;
    this.#close = close;
  }

  /** @throws StartRefused if the directory or the log in it cannot be used. */
  static async open(settings: Settings): Promise<EmbeddedProfile> {
    const closing: (() => void | Promise<void>)[] = [];
    const close = async () => {
      for (const end of closing.toReversed()) await end();
    };
    try {
      return await EmbeddedProfile.#open(settings, closing, close);
    } catch (error) {
      await close();
      throw isRefusal(error) ? new StartRefused(error.message, { cause: error }) : error;
    }
  }

  static async #open(
    settings: Settings,
    closing: (() => void | Promise<void>)[],
    close: () => Promise<void>,
  ): Promise<EmbeddedProfile> {
    const identifiers = new RandomIdentifiers();
    const directory = DataDirectory.open(settings.dataDirectory);
    closing.push(() => {
      directory.close();
    });
    checkIsHome(await new DirectoryMoveMark(directory.path).read());
    const { archive, images } = await openStorage(settings);
    const time = businessTimeOf(settings);
    const clock = businessClock(time);
    const broken = Promise.withResolvers<string>();
    const tools = { archive, clock, identifiers, onNotSynced: broken.resolve };
    const checked = await openCheckedLog(settings, directory, tools);
    const { cryptography, eventStore, mark, secretKey } = checked;
    closing.push(() => eventStore.close());
    refuseLaterEvents(directory.eventLogFile);
    const keyVault = new SqliteKeyVault(eventStore, { cryptography, identifiers });
    closing.push(() => {
      keyVault.close();
    });
    const operations = openOperationsFile(directory.file('operations.sqlite'));
    const late = new LateWrites(operations);
    closing.push(() => {
      late.store();
      closeOperationsFile(operations);
    });
    const readModelsFile = directory.file('read-models.sqlite');
    discardDamaged(readModelsFile);
    const readStore = new SqliteReadStore(readModelsFile);
    closing.push(() => {
      readStore.close();
    });
    const ports: Ports = {
      ...operationsPorts(operations, { late, clock, cryptography, settings }),
      archive,
      clock,
      cryptography,
      dataPeriods: settings.dataPeriods,
      sessionTimes: settings.sessionTimes,
      eventStore,
      identifiers,
      images,
      jobQueue: new SqliteJobQueue(operations, clock),
      keyVault,
      logChecker: new LogCheckerThread({
        log: { file: directory.eventLogFile },
        anchors: { archive: archivePlaceOf(settings), secretKey },
        beside: { dataDirectory: directory.path },
      }),
      logMarks: new FileLogMarks(mark, { eventStore, cryptography }),
      ...(await mailingOf(settings)),
      readStore,
    };
    const projectorPlace: EmbeddedPlace = {
      profile: 'embedded',
      logFile: directory.eventLogFile,
      readModelsFile,
      secretKey,
      time,
    };
    const engineWatch = new EngineWatch([], clock);
    const ownDirectory = directory.path;
    const opened = { ports, projectorPlace, ownDirectory, engineWatch, broken: broken.promise };
    return new EmbeddedProfile(opened, close);
  }

  /** Closes every file, with its write-ahead log moved into it, and releases the directory last. */
  close(): Promise<void> {
    return this.#close();
  }
}

/**
 * Opens the log after comparing it with all records of it outside the log, and returns the tools that write
 * it.
 */
async function openCheckedLog(
  settings: Settings,
  directory: DataDirectory,
  {
    onNotSynced,
    ...tools
  }: {
    readonly archive: Archive;
    readonly clock: Clock;
    readonly identifiers: Identifiers;
    readonly onNotSynced: (why: string) => void;
  },
) {
  const { givenUp, warning } = await checkEmbeddedLog(
    {
      dataDirectory: directory.path,
      archive: tools.archive,
      secretKey: settings.secretKey ?? directory.keptSecretKey(),
    },
    settings.continueAfterLoss,
  );
  const secretKey = settings.secretKey ?? directory.secretKey(tools.identifiers);
  const cryptography = new NodeCryptography(secretKey);
  if (directory.isSecretNew) productLog().say('info', newSecretWords(directory));
  await upgradeKeys(directory.eventLogFile, cryptography);
  const mark = { file: directory.file(logMarkName), secretKey };
  const { clock, identifiers } = tools;
  const eventStore = await SqliteEventStore.open({
    file: directory.eventLogFile,
    ...{ mark, onNotSynced, clock, cryptography, identifiers },
  });
  try {
    if (warning !== undefined) productLog().say('warn', warning);
    const continuing = { ...tools, cryptography, hasGapFreePositions: true };
    await continueAfterLoss(eventStore, givenUp, continuing);
    return { cryptography, eventStore, mark, secretKey };
  } catch (error) {
    await eventStore.close();
    throw error;
  }
}

/** Returns the ports that store their records only as rows of the operations file. */
function operationsPorts(
  operations: ReturnType<typeof openOperationsFile>,
  {
    late,
    clock,
    cryptography,
    settings,
  }: {
    readonly late: LateWrites;
    readonly clock: Clock;
    readonly cryptography: NodeCryptography;
    readonly settings: Settings;
  },
) {
  return {
    rateLimiter: settings.areRateLimitsOn
      ? new SqliteRateLimiter(operations, late, clock)
      : new UnlimitedAttempts(),
    accounts: new SqliteAccounts(operations, cryptography),
    bookingOrigins: new SqliteBookingOrigins(operations, late),
    mailSuppressions: new SqliteMailSuppressions(operations),
    pageSpeeds: new SqlitePageSpeeds(operations, late),
    checkRecords: new SqliteCheckRecords(operations),
    jobRecords: new SqliteJobRecords(operations),
    policyCheckpoints: new SqlitePolicyCheckpoints(operations),
    sessions: new SqliteSessions(operations),
  };
}

function newSecretWords(directory: DataDirectory): string {
  return (
    `SECRET_KEY was made and is kept in ${directory.file('secret.key')}. Copy it to another place, apart ` +
    'from the data and its backups: a backup cannot be restored without it.'
  );
}

/** Removes damaged read models, which are rebuilt from the log, and writes a log line about this. */
function discardDamaged(file: string): void {
  const what = damageOfReadModels(file, 'at start');
  if (what === undefined) return;
  productLog().say(
    'warn',
    `${file} is damaged (${what}): the read models are rebuilt from the log.`,
  );
  removeReadModels(file);
}

function isRefusal(error: unknown): error is Error {
  return (
    error instanceof DataDirectoryRefused ||
    error instanceof LogFileRefused ||
    error instanceof LogNotHome ||
    error instanceof SecretKeyMismatch
  );
}
