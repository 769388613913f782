import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoParseError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isTlsAtFault } from '../node/tls-failures.ts';

const away = [
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** The driver exports no class for it: every connection is waiting for an answer. */
const poolExhausted = 'MongoWaitQueueTimeoutError';

/** A server that shuts down, or is no longer or not yet the primary, says so by these. */
const labels = ['RetryableWriteError', 'TransientTransactionError'];

/** What a socket says of its line. The driver may pass its error on as it is, such as that of a write. */
const lineCodes: readonly unknown[] = [
  ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED'],
  ...['EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
];

/** Whether the server is away, or gives its place to another: sooner or later it will answer again. */
export function isMongoAway(error: unknown): boolean {
  if (!(error instanceof MongoError)) {
    return error instanceof Error && 'syscall' in error && isOfLine(error);
  }
  return (
    away.some((kind) => error instanceof kind) ||
    error.name === poolExhausted ||
    labels.some((label) => error.hasErrorLabel(label))
  );
}

/** Unauthorized and AuthenticationFailed. */
const denied: readonly unknown[] = [13, 18];

/** Whether every other try will end like this one, until somebody mends the address or the rights. */
export function isMongoLasting(error: unknown): boolean {
  const isDenied = error instanceof MongoServerError && denied.includes(error.code);
  return isDenied || error instanceof MongoParseError || isTlsAtFault(error);
}

function isOfLine(error: Error): boolean {
  return 'code' in error && lineCodes.includes(error.code);
}
