/**
 * The writing thread of the bare references: all appends that arrived during the last commit go into the next
 * one. The tables are the product's. It reports that it is ready with an empty commit; an empty message ends
 * it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openLogForWriting } from '../../../services/libs/adapters/embedded/log/sqlite-log-file.ts';

export interface BareEvent {
  readonly id: string;
  readonly type: string;
  readonly now: string;
  readonly data: string;
  readonly metadata: string;
  readonly chain: string;
}

export interface BareAppend {
  readonly sequence: number;
  readonly parts: readonly {
    readonly stream: string;
    readonly first: number;
    readonly events: readonly BareEvent[];
  }[];
  readonly customer?: { readonly id: string; readonly key: Uint8Array; readonly emailMac: string };
}

export interface Committed {
  readonly sequences: readonly number[];
}

const database = openLogForWriting((workerData as { readonly file: string }).file);
const port = parentPort;
if (port === null) {
  throw new Error('This program can only run as a thread of another program.');
}

const insertStream = database.prepare('INSERT INTO stream (name) VALUES (?)');
const insertType = database.prepare('INSERT INTO event_type (name, schema_version) VALUES (?, 1)');
const insertEvent = database.prepare(`
  INSERT INTO event (position, stream, revision, type, id, occurred_at, data)
  VALUES (?, ?, ?, ?, ?, ?, ?)`);
const insertMetadata = database.prepare(
  'INSERT INTO event_metadata (position, metadata) VALUES (?, ?)',
);
const insertCustomer = database.prepare(
  'INSERT INTO customer_of_email (email_mac, customer_id) VALUES (?, ?)',
);
const insertKey = database.prepare(
  'INSERT INTO wrapped_customer_key (customer_id, wrapped) VALUES (?, ?)',
);

const streams = new Map<string, number>();
const types = new Map<string, number>();
let position = 0;
let waiting: BareAppend[] = [];

function idIn(known: Map<string, number>, insert: typeof insertStream, name: string): number {
  const id = known.get(name) ?? Number(insert.run(name).lastInsertRowid);
  known.set(name, id);
  return id;
}

function apply({ parts, customer }: BareAppend): void {
  for (const { stream, first, events } of parts) {
    const streamId = idIn(streams, insertStream, stream);
    for (const [index, { id, type, now, data, metadata }] of events.entries()) {
      position += 1;
      const typeId = idIn(types, insertType, type);
      insertEvent.run(position, streamId, first + index, typeId, id, now, data);
      insertMetadata.run(position, metadata);
    }
  }
  if (customer !== undefined) {
    insertCustomer.run(customer.emailMac, customer.id);
    insertKey.run(customer.id, Buffer.from(customer.key).toString('base64url'));
  }
}

function commit(): void {
  const group = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  group.forEach(apply);
  database.exec('COMMIT');
  port?.postMessage({ sequences: group.map(({ sequence }) => sequence) } satisfies Committed);
}

port.on('message', (appends: readonly BareAppend[]) => {
  if (appends.length === 0) {
    database.close();
    port.close();
    return;
  }
  if (waiting.length === 0) {
    // Messages that are already queued join the group.
    setImmediate(commit);
  }
  waiting.push(...appends);
});

port.postMessage({ sequences: [] } satisfies Committed);
