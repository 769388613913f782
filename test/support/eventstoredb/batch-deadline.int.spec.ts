import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { credentials, status } from '@grpc/grpc-js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import timestamps from 'google-protobuf/google/protobuf/timestamp_pb.js';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';
import {
  type BatchAppendReq,
  type BatchAppendResp,
  GoogleEmpty,
  shared,
  streams,
} from './wire/protocol.ts';

const { StreamsClient } = streamsService;

/** A part of an append in batches; only the first message has the options. */
function part(id: string, deadline: Date | undefined, isFinal: boolean): BatchAppendReq {
  const message = new streams.BatchAppendReq();
  message.setCorrelationId(new shared.UUID().setString(id));
  message.setIsFinal(isFinal);
  if (deadline !== undefined) {
    const options = new streams.BatchAppendReq.Options();
    const name = new shared.StreamIdentifier().setStreamName(Buffer.from('tour-1'));
    options.setStreamIdentifier(name);
    options.setNoStream(new GoogleEmpty());
    options.setDeadline(timestamps.Timestamp.fromDate(deadline));
    message.setOptions(options);
  }
  return message;
}

describe('an append in batches whose last message has not come', () => {
  let server: EventStoreDbServer;
  let client: InstanceType<typeof StreamsClient>;

  beforeEach(async () => {
    server = await startEventStoreDb();
    client = new StreamsClient(new URL(server.url).host, credentials.createInsecure());
  });

  afterEach(async () => {
    client.close();
    await server.stop();
  });

  it.each([
    ['is refused with its first message if its deadline has passed', -1_000],
    ['is refused by a timer when its deadline passes', 50],
  ])('%s', async (_, inMs) => {
    const call = client.batchAppend();
    call.on('error', () => undefined);
    const id = randomUUID();
    call.write(part(id, new Date(Date.now() + inMs), false));
    const [answer] = (await once(call, 'data')) as [BatchAppendResp];
    expect(answer.getCorrelationId()?.getString()).toBe(id);
    expect(answer.getError()?.getCode()).toBe(status.DEADLINE_EXCEEDED);
    // A later message of the refused append is dropped.
    call.write(part(id, undefined, true));
    const next = randomUUID();
    call.write(part(next, new Date(Date.now() + 60_000), true));
    const [other] = (await once(call, 'data')) as [BatchAppendResp];
    expect(other.getCorrelationId()?.getString()).toBe(next);
    expect(other.getSuccess()).toBeDefined();
    call.end();
  });
});
