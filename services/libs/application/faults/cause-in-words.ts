import { type Engine, EngineAway } from '../ports/engine-away.ts';
import { JobQueueAway } from '../ports/job-queue.ts';
import { whyDiskRefuses } from './disk-failures.ts';
import { ReadableError } from './readable-error.ts';

const awayWords: Readonly<Record<Engine, string>> = {
  log: 'the event log cannot be reached',
  'read-models': 'the store of the read models cannot be reached',
  files: 'the file storage (bucket) cannot be reached',
};

/** The meanings of socket errors on a connection to an engine or a mail server. */
const lineWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  ETIMEDOUT: 'no answer came in time',
  EHOSTUNREACH: 'the machine cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ENOTFOUND: 'the name of the machine is not known',
};

/** The errors with which MongoDB's driver reports that the server cannot be reached. */
const driversAway =
  /^(Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared|WaitQueueTimeout|(Client|Server|Topology)Closed)|PoolClearedOnNetwork)Error$/;

/** The meaning of the refusals that any command can return. */
const refusalWords: Readonly<Record<string, string>> = {
  TimedOut: 'the log did not store it in time',
  OutcomeUnknown: 'it is not known whether the log stored it',
  CustomerErased: 'the personal data was erased',
};

/**
 * Returns why something failed, for a log line: in words if the cause is known, otherwise as the error's kind and its
 * source line. The messages of other errors and the installation's directory are left out, because messages may contain
 * personal data.
 */
export function causeInWords(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const known = knownCause(error);
  if (known !== undefined) return known;
  const [line = ''] = error.stack?.match(/[^/\\\s(]{1,200}:\d{1,9}:\d{1,9}/) ?? [];
  return `${error.name}${line === '' ? '' : ` at ${line}`}`;
}

/** Returns why something failed, if the cause is known. */
export function knownCause(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const disk = whyDiskRefuses(error) ?? whyDiskRefuses(error.cause);
  if (disk !== undefined) return disk;
  if (error instanceof EngineAway) return awayWords[error.engine];
  if (error instanceof JobQueueAway) return 'the queue cannot be reached';
  if (error instanceof ReadableError) return codeInWords(error.message);
  if (driversAway.test(error.name)) return awayWords['read-models'];
  return 'code' in error && typeof error.code === 'string' ? lineWords[error.code] : undefined;
}

/** Returns a refusal's code with its meaning; returns any other text unchanged. */
export function codeInWords(words: string): string {
  if (!/^[A-Z]\w+$/.test(words)) return words;
  return `${refusalWords[words] ?? 'it was refused'} (${words})`;
}
