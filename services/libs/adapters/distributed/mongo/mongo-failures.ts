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
import { isTlsAtFault } from '../../node/tls-failures.ts';

const away = [
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** Every connection is waiting for an answer. The driver exports no class for this error. */
const poolExhausted = 'MongoWaitQueueTimeoutError';

/** The labels of errors from a server that shuts down, or is no longer or not yet the primary. */
const labels = ['RetryableWriteError', 'TransientTransactionError'];

/**
 * The codes of a socket whose connection fails. The driver may pass such an error on unchanged, for example the error
 * of a write.
 */
const lineCodes: readonly unknown[] = [
  ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED'],
  ...['EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
];

/**
 * Whether the server cannot be reached, or hands over to another primary, so that it will answer again sooner or later.
 */
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

/** The codes of Unauthorized and AuthenticationFailed. */
const denied: readonly unknown[] = [13, 18];

/** Whether every other try will fail in the same way, until the address or the rights are corrected. */
export function isMongoLasting(error: unknown): boolean {
  const isDenied = error instanceof MongoServerError && denied.includes(error.code);
  return isDenied || error instanceof MongoParseError || isTlsAtFault(error);
}

function isOfLine(error: Error): boolean {
  return 'code' in error && lineCodes.includes(error.code);
}
