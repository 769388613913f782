import type { MessagePort } from 'node:worker_threads';
import type { EventToAppend } from '../../../application/event-log/stored-event.ts';
import type {
  AppendOutcome,
  ExpectedRevision,
  StreamAppend,
} from '../../../application/ports/event-store.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import type { MarkPlace } from './log-mark-writer.ts';

/** A request to the writer. The answer repeats its sequence number. */
export type WriteRequest =
  | {
      readonly kind: 'append';
      readonly sequence: number;
      readonly parts: readonly StreamAppend[];
      readonly grants: readonly KeyGrant[];
    }
  | { readonly kind: 'destroy-key'; readonly sequence: number; readonly customerId: string };

/** The outcome of an append, with the row of each part's last event; a part's rows have no gaps. */
export type WriteOutcome =
  | (Extract<AppendOutcome, { readonly outcome: 'appended' }> & {
      readonly rows: readonly number[];
    })
  | Exclude<AppendOutcome, { readonly outcome: 'appended' }>;

/** The outcome of a request, sent once it is durable. */
export type WriteReply =
  | { readonly sequence: number; readonly outcome: WriteOutcome }
  | { readonly sequence: number; readonly outcome: { readonly outcome: 'key-destroyed' } }
  | {
      readonly sequence: number;
      readonly outcome: { readonly outcome: 'unknown'; readonly reason: string };
    };

/** A message to the writer's thread: packed requests, in the order in which they were made. */
export type ToWriter = readonly Packed[] | 'close';

/** A message from the writer's thread. The replies of one message were made durable by one commit. */
export type FromWriter =
  | { readonly said: 'ready' }
  | { readonly said: 'refused'; readonly reason: string }
  | {
      readonly said: 'committed';
      readonly replies: readonly WriteReply[];
      /** Since when the mark cannot be written, in milliseconds since 1970; 0 if it can be written. */
      readonly markBehindSinceMs: number;
    }
  | { readonly said: 'not-synced' };

/** The settings of the writer's thread. */
export interface WriterSettings {
  readonly file: string;
  /** Where the mark of the log is kept; absent if there is no mark. */
  readonly mark?: MarkPlace;
  readonly port: MessagePort;
  /** Counts the messages sent, so that the thread can sleep until the next one. */
  readonly sent: Int32Array<SharedArrayBuffer>;
  readonly appendsPerCommitMax: number;
}

/** A request as one flat list. Cloning it from thread to thread costs a third of cloning the objects. */
export type Packed = readonly unknown[];

export function pack(request: WriteRequest): Packed {
  if (request.kind === 'destroy-key') {
    return [request.sequence, request.customerId];
  }
  const packed: unknown[] = [request.sequence, request.grants.length];
  for (const { customerId, key, newFor, wrapped } of request.grants) {
    packed.push(customerId, key, newFor, wrapped);
  }
  for (const { stream, expected, follows, events } of request.parts) {
    packed.push(stream, expected, follows, events.length);
    for (const { id, type, schemaVersion, occurredAt, data, metadata } of events) {
      packed.push(id, type, schemaVersion, occurredAt, data, metadata);
    }
  }
  return packed;
}

/** Returns the request that was packed. */
export function unpack(packed: Packed): WriteRequest {
  const [sequence, grantCount] = packed as readonly [number, number | string];
  if (typeof grantCount === 'string') {
    return { kind: 'destroy-key', sequence, customerId: grantCount };
  }
  let next = 2;
  const take = (count: number): Packed => packed.slice(next, (next += count));
  const grants: KeyGrant[] = [];
  while (grants.length < grantCount) {
    const [customerId, key, newFor, wrapped] = take(4) as [
      ...[customerId: string, key: Uint8Array],
      ...[newFor: string | undefined, wrapped: string | undefined],
    ];
    const isNew = newFor !== undefined && wrapped !== undefined;
    grants.push({ customerId, key, ...(isNew ? { newFor, wrapped } : {}) });
  }
  const parts: StreamAppend[] = [];
  while (next < packed.length) {
    const [stream, expected, follows, eventCount] = take(4) as [
      ...[stream: string, expected: ExpectedRevision],
      ...[follows: string | undefined, eventCount: number],
    ];
    const events: EventToAppend[] = [];
    while (events.length < eventCount) {
      const [id, type, schemaVersion, occurredAt, data, metadata] = take(6) as [
        ...[id: string, type: string, schemaVersion: number],
        ...[occurredAt: string, data: string, metadata: string],
      ];
      events.push({ id, type, schemaVersion, occurredAt, data, metadata });
    }
    parts.push({ stream, expected, ...(follows === undefined ? {} : { follows }), events });
  }
  return { kind: 'append', sequence, parts, grants };
}
