import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { LogBegun } from './log-begun.ts';
import type { GivenUpKnowledge, LogContinued } from './log-continued.ts';
import { decode } from './recorded-event.ts';
import { EventStamp, headOf } from './stamp.ts';

/** The stream that holds {@link LogBegun} and, after it, {@link LogContinued}. */
const logIdentityStream = 'log-identity';

/** The log was begun with a different SECRET_KEY. */
export class SecretKeyMismatch extends Error {
  override readonly name = 'SecretKeyMismatch';
}

/** The log's id; undefined before the log is begun. */
async function readLogIdentity(
  log: Pick<EventLogReader, 'readStream'>,
): Promise<LogBegun['data'] | undefined> {
  const [first] = await log.readStream(logIdentityStream, { limit: 1 });
  if (first === undefined) {
    return undefined;
  }
  const event = decode(first);
  if (event.type !== 'LogBegun') {
    throw new Error(
      `The stream ${logIdentityStream} begins with ${event.type}: it is not a log of this product.`,
    );
  }
  return event.data;
}

/** The log's id, and the records that were given up when the log was continued after a loss. */
export interface LogHistory {
  readonly logId: string;
  readonly givenUp: readonly GivenUpKnowledge[];
}

/** The history that a log records about itself; undefined before it is begun. */
export async function readLogHistory(
  log: Pick<EventLogReader, 'readStream'>,
): Promise<LogHistory | undefined> {
  const identity = await readLogIdentity(log);
  if (identity === undefined) return undefined;
  const events = await log.readStream(logIdentityStream, { from: 1 });
  const givenUp = events.map(decode).flatMap((event) => {
    return event.type === 'LogContinued' ? event.data.givenUp : [];
  });
  return { logId: identity.logId, givenUp };
}

/**
 * Records in the log that it is continued without the events that only these places name. If two processes do this at
 * the same moment, both store a note.
 */
export async function noteContinued(
  log: Pick<EventStore, 'readStream' | 'appendInOrder'>,
  givenUp: readonly GivenUpKnowledge[],
  tools: IdentityTools,
): Promise<void> {
  const stored = await log.readStream(logIdentityStream);
  const continued: LogContinued = { type: 'LogContinued', data: { givenUp } };
  const commandId = tools.identifiers.uuid();
  const part = new EventStamp(tools).stamp([continued], headOf(logIdentityStream, stored), {
    ...systemTraces(tools, commandId),
    now: tools.clock.now(),
  });
  const { outcome } = await log.appendInOrder([part]);
  if (outcome !== 'appended') await noteContinued(log, givenUp, tools);
}

interface IdentityTools {
  readonly clock: Clock;
  readonly cryptography: Cryptography;
  readonly identifiers: Identifiers;
}

function systemTraces({ cryptography }: IdentityTools, commandId: string) {
  return {
    commandId,
    bodyMac: cryptography.mac('body', ''),
    actor: { kind: 'system' },
    correlationId: commandId,
    causationId: commandId,
    requestId: commandId,
  } as const;
}

/**
 * The id of a log that was begun before.
 *
 * @throws Error if the log was not begun.
 */
export async function recogniseLog(log: Pick<EventLogReader, 'readStream'>): Promise<string> {
  const identity = await readLogIdentity(log);
  if (identity === undefined) {
    throw new Error('This log was not begun yet: start the product once.');
  }
  return identity.logId;
}

/**
 * Begins a new log, or recognises one that was begun before; resolves to its id.
 *
 * Booking numbers, links and the names of customers' keys are made with SECRET_KEY (correctness rules 2, 14 and 23). So
 * a log always needs the same key, and a different key is refused here, before it does harm.
 *
 * @throws SecretKeyMismatch
 */
export async function establishLogIdentity(
  log: Pick<EventStore, 'readStream' | 'appendInOrder'>,
  tools: IdentityTools,
): Promise<string> {
  const secretKeyFingerprint = fingerprintOf(tools.cryptography);
  const known = await readLogIdentity(log);
  if (known === undefined) {
    const logId = tools.identifiers.uuid();
    const begun: LogBegun = { type: 'LogBegun', data: { logId, secretKeyFingerprint } };
    const commandId = tools.cryptography.uuidV5('begin-log', logId);
    const part = new EventStamp(tools).stamp([begun], headOf(logIdentityStream, []), {
      ...systemTraces(tools, commandId),
      now: tools.clock.now(),
    });
    const { outcome } = await log.appendInOrder([part]);
    // A conflict means that another process has just begun the log; the log's id is then read as usual.
    return outcome === 'appended' ? logId : establishLogIdentity(log, tools);
  }
  return checkedKey(known, secretKeyFingerprint);
}

/**
 * The id of a log that was begun with this SECRET_KEY; undefined before the log is begun.
 *
 * @throws SecretKeyMismatch
 */
export async function recogniseLogOfKey(
  log: Pick<EventLogReader, 'readStream'>,
  cryptography: Cryptography,
): Promise<string | undefined> {
  const known = await readLogIdentity(log);
  return known && checkedKey(known, fingerprintOf(cryptography));
}

function fingerprintOf(cryptography: Cryptography): string {
  return cryptography.mac('log-identity', 'fingerprint').slice(0, 32);
}

function checkedKey(known: LogBegun['data'], secretKeyFingerprint: string): string {
  if (known.secretKeyFingerprint !== secretKeyFingerprint) {
    throw new SecretKeyMismatch(
      'This log was begun with another SECRET_KEY. Booking numbers, links and the keys of ' +
        'travellers depend on it: start again with the key the log was begun with.',
    );
  }
  return known.logId;
}
