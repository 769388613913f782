import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

/** How the server refuses a call: a gRPC status, with trailers that name the reason. */
export class Refusal extends Error implements ServiceError {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;

  constructor(code: status, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    this.metadata = new Metadata();
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, value);
  }
}

export const streamDeleted = (stream: string): Refusal =>
  new Refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/** @param expected A revision, or -1 for no stream, -2 for any, -4 for stream exists. */
export const wrongExpectedVersion = (
  operation: string,
  stream: string,
  expected: bigint,
  actual: bigint,
): Refusal =>
  new Refusal(
    status.FAILED_PRECONDITION,
    `${operation} failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': expected.toString(),
      'actual-version': actual.toString(),
    },
  );

export const maxAppendSizeExceeded = (bytes: number): Refusal =>
  new Refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': bytes.toString(),
  });

export const requiredMetadataMissing = (property: string): Refusal =>
  new Refusal(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const invalidArgument = (what: string): Refusal =>
  new Refusal(status.INVALID_ARGUMENT, what);

export const notLeader = (host: string, port: number): Refusal =>
  new Refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': port.toString(),
  });

export const accessDenied = (): Refusal =>
  new Refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const notReady = (): Refusal => new Refusal(status.UNAVAILABLE, 'Server Is Not Ready');

export const timedOut = (): Refusal =>
  new Refusal(status.ABORTED, 'Operation timed out: Prepare phase timeout');

export const deadlineExceeded = (): Refusal =>
  new Refusal(status.DEADLINE_EXCEEDED, 'Deadline Exceeded');

/** The error of a client whose connection breaks during a call. */
export const connectionDropped = (): Refusal =>
  new Refusal(status.UNAVAILABLE, 'Connection dropped');

/** The error of a client whose connection is refused. */
export const unavailable = (): Refusal =>
  new Refusal(status.UNAVAILABLE, 'No connection established. Last error: connection refused');
