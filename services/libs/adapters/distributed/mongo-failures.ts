import {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

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

/** Whether the server is away, or gives its place to another: sooner or later it will answer again. */
export function isMongoAway(error: unknown): boolean {
  return (
    error instanceof MongoError &&
    (away.some((kind) => error instanceof kind) ||
      error.name === poolExhausted ||
      labels.some((label) => error.hasErrorLabel(label)))
  );
}
