import {
  convertToCommandError,
  type EventStoreDBClient,
  isCommandError,
  UnavailableError,
} from '@eventstore/db-client';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { clientAt } from './event-store-db-address.ts';
import { TimeLimit } from './time-limit.ts';

export type ReadCall = ReturnType<StreamsClient['read']>;
export type AppendCall = ReturnType<StreamsClient['batchAppend']>;
type CallArguments = Parameters<StreamsClient['batchAppend']>;

/**
 * What the client does for its own commands: finding the leader, connecting, and connecting anew. It
 * keeps this for its heirs; we need it, since its commands can neither read `$all` by a filter nor
 * give back the bytes of JSON metadata, and its batch append can end the process (a lost connection
 * rejects a promise that nobody holds). Hence the exact version in package.json.
 */
interface ClientInsides {
  createChannel: () => Promise<Channel>;
  GRPCStreamCreator<Call>(
    service: typeof StreamsClient,
    name: string,
    begin: (service: StreamsClient) => Call,
  ): () => Promise<Call>;
  execute<Answer>(
    service: typeof GossipClient,
    name: string,
    ask: (service: GossipClient) => Promise<Answer>,
  ): Promise<Answer>;
  callArguments(
    options: { readonly requiresLeader: boolean },
    callOptions: { readonly deadline: number },
  ): Required<CallArguments>;
  getChannel(): Promise<Channel>;
  handleError: (service: { getChannel(): Channel }, error: Error) => Promise<void>;
}

/** A channel finds the connections of others that lead to the same place in a pool. */
interface Channel {
  readonly internalChannel: { subchannelPool: object };
  close(): void;
  getTarget(): string;
}

/** What a call ends with that was given up at this end: CANCELLED of gRPC. */
const givenUp = 1;

/** A connection that is younger cannot have left anybody waiting for the time of a try, in milliseconds. */
const youngMsMax = 1_000;

const closingMsMax = 1_000;

/** The connection to an EventStoreDB, shared by everything a process does with it. */
export class EventStoreDbConnection {
  readonly #client: EventStoreDBClient;
  readonly #insides: ClientInsides;
  readonly #closing = new AbortController();
  #connectedAtMs = 0;

  /**
   * @param url A connection string, such as `esdb://127.0.0.1:2113?tls=false`.
   * @throws EventStoreAddressUnreadable
   */
  constructor(url: string) {
    this.#client = clientAt(url);
    this.#insides = this.#client as unknown as ClientInsides;
    const { handleError: connectAnew, createChannel } = this.#insides;
    this.#insides.handleError = (service, error) =>
      // Nobody waits for it: when no server can be found either, it would end the process.
      isGivenUp(error) ? Promise.resolve() : connectAnew(service, error).catch(() => undefined);
    this.#insides.createChannel = async () => {
      this.#connectedAtMs = performance.now();
      return withConnectionsOfItsOwn(await createChannel());
    };
  }

  /** Aborts when the connection is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** @throws Error once it was closed. */
  checkOpen(): void {
    if (this.#closing.signal.aborted) {
      throw new Error('The connection to the event store is closed.');
    }
  }

  /** A read or a subscription. The caller listens for its `error` and `end`, and cancels it. */
  beginRead(request: ReadReq): Promise<ReadCall> {
    return this.#begin('read', (service) => service.read(request, ...this.#arguments()));
  }

  /** A stream of appends and their answers. The caller listens for its `error` and `end`. */
  beginAppends(): Promise<AppendCall> {
    return this.#begin('append', (service) => service.batchAppend(...this.#arguments()));
  }

  /** Deletes a stream for good: it can be neither read nor written again. */
  async tombstone(stream: string, limit: TimeLimit): Promise<void> {
    const options = { requiresLeader: true, deadline: limit.leftMs };
    await limit.bound(this.#client.tombstoneStream(stream, options));
  }

  /** The events of a stream before a revision are shown to nobody any more, and go with the next scavenge. */
  async truncate(stream: string, before: number, limit: TimeLimit): Promise<void> {
    const options = { requiresLeader: true, deadline: limit.leftMs };
    await limit.bound(this.#client.setStreamMetadata(stream, { truncateBefore: before }, options));
  }

  /** What the clock of the node that leads showed when it last told the others, in milliseconds since 1970. */
  async leadersTime(limit: TimeLimit): Promise<number | undefined> {
    this.checkOpen();
    const { GossipClient } = gossipService;
    const asking = this.#insides.execute(GossipClient, 'gossip', (service) => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      const args = this.#insides.callArguments(
        { requiresLeader: false },
        { deadline: Date.now() + limit.leftMs },
      );
      service.read(new shared.Empty(), ...args, (error, cluster) => {
        if (error === null) resolve(leadersTimeIn(cluster));
        else reject(convertToCommandError(error));
      });
      return promise;
    });
    return limit.bound(asking);
  }

  /** The host and port of the node that is connected to. */
  async node(limit: TimeLimit): Promise<string> {
    this.checkOpen();
    const channel = await limit.bound(this.#insides.getChannel());
    return channel.getTarget().replace(/^[a-z]*:\/*/, '');
  }

  /**
   * Nobody answered in time: the next call gets another connection, and those under way keep theirs. The
   * network may have forgotten this one without a word to either end, which keep-alive takes 20 s to find out.
   */
  async doubt(): Promise<void> {
    if (this.#closing.signal.aborted || performance.now() - this.#connectedAtMs < youngMsMax) {
      return;
    }
    this.#connectedAtMs = performance.now();
    // Nobody waits for it: where no server can be found either, the next call says so.
    const channel = await this.#insides.getChannel().catch(() => undefined);
    if (channel === undefined) return;
    const silence = new UnavailableError(undefined, 'The event store did not answer in time.');
    await this.#insides.handleError({ getChannel: () => channel }, silence);
  }

  /** Ends every call. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) {
      return;
    }
    this.#closing.abort();
    // A client that is still looking for its server goes on for a while.
    await new TimeLimit(closingMsMax).bound(this.#disconnect()).catch(() => undefined);
  }

  /** Disposing ends the calls and leaves the connection, which would keep the process alive. */
  async #disconnect(): Promise<void> {
    await this.#client.dispose();
    const channel = await this.#insides.getChannel();
    channel.close();
  }

  async #begin<Call>(name: string, begin: (service: StreamsClient) => Call): Promise<Call> {
    this.checkOpen();
    const { StreamsClient } = streamsService;
    try {
      return await this.#insides.GRPCStreamCreator(StreamsClient, name, begin)();
    } catch (error) {
      // No server was found: the client says so by an error that is none of its own.
      throw isCommandError(error as Error) ? error : new UnavailableError(undefined, String(error));
    }
  }

  /** Only the leader is asked, since a follower may not have what was acknowledged. */
  #arguments(): CallArguments {
    return this.#insides.callArguments({ requiresLeader: true }, { deadline: Infinity });
  }
}

/** The server counts in tenths of a microsecond since 1970. */
function leadersTimeIn(cluster: gossip.ClusterInfo): number | undefined {
  const leader = cluster
    .getMembersList()
    .find((member) => member.getState() === gossip.MemberInfo.VNodeState.LEADER);
  return leader === undefined ? undefined : Number(BigInt(leader.getTimeStamp()) / 10_000n);
}

function isGivenUp(error: Error): boolean {
  return 'code' in error && error.code === givenUp;
}

/** A new channel of the common pool would go on with the very connection that is in doubt. */
function withConnectionsOfItsOwn(channel: Channel): Channel {
  const { internalChannel } = channel;
  const Pool = internalChannel.subchannelPool.constructor as new () => object;
  internalChannel.subchannelPool = new Pool();
  return channel;
}

/** Ends a call that nobody needs any more. */
export function cancel(call: ReadCall | AppendCall): void {
  // Within a call's own callback, a cancellation is lost (grpc/grpc-node#1464).
  setImmediate(() => {
    call.cancel();
  });
}
