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
import { TimeLimit } from '../time-limit.ts';

export type ReadCall = ReturnType<StreamsClient['read']>;
export type AppendCall = ReturnType<StreamsClient['batchAppend']>;
type CallArguments = Parameters<StreamsClient['batchAppend']>;

/**
 * Methods that the client uses for its own commands: to find the leader, to connect and to connect again. They are
 * meant only for subclasses of the client. We need them, since the client's commands can neither read `$all` by a
 * filter nor return the bytes of JSON metadata. The client's batch append can also end the process: a lost connection
 * rejects a promise that has no handler. Therefore package.json names the exact version.
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

/** A channel of gRPC. It shares connections to the same address with other channels, through a pool. */
interface Channel {
  readonly internalChannel: { subchannelPool: object };
  close(): void;
  getTarget(): string;
}

/** The status CANCELLED of gRPC: the call was given up on this side. */
const givenUp = 1;

/** A connection younger than this, in milliseconds, is not replaced: no call has waited for it long enough. */
const youngMsMax = 1_000;

const closingMsMax = 1_000;

/** The connection to an EventStoreDB, which all parts of a process share. */
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
    const { handleError: reconnect, createChannel } = this.#insides;
    this.#insides.handleError = (service, error) =>
      // No caller awaits this promise. If no server could be found and the promise were rejected, the process
      // would end.
      isGivenUp(error) ? Promise.resolve() : reconnect(service, error).catch(() => undefined);
    this.#insides.createChannel = async () => {
      this.#connectedAtMs = performance.now();
      return withSeparateConnections(await createChannel());
    };
  }

  /** Aborts when the connection is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** @throws Error once the connection is closed. */
  checkOpen(): void {
    if (this.#closing.signal.aborted) {
      throw new Error('The connection to the event store is closed.');
    }
  }

  /** Begins a read or a subscription. The caller listens for its `error` and `end`, and cancels it. */
  beginRead(request: ReadReq): Promise<ReadCall> {
    return this.#begin('read', (service) => service.read(request, ...this.#arguments()));
  }

  /** Begins a stream of appends and their answers. The caller listens for its `error` and `end`. */
  beginAppends(): Promise<AppendCall> {
    return this.#begin('append', (service) => service.batchAppend(...this.#arguments()));
  }

  /** Deletes a stream permanently: it cannot be read or written again. */
  async tombstone(stream: string, limit: TimeLimit): Promise<void> {
    const options = { requiresLeader: true, deadline: limit.leftMs };
    await limit.bound(this.#client.tombstoneStream(stream, options));
  }

  /** Hides the events of a stream before a revision from all readers. The next scavenge removes them. */
  async truncate(stream: string, before: number, limit: TimeLimit): Promise<void> {
    const options = { requiresLeader: true, deadline: limit.leftMs };
    await limit.bound(this.#client.setStreamMetadata(stream, { truncateBefore: before }, options));
  }

  /**
   * Returns what the leader's clock showed when it last reported to the other nodes, in milliseconds since
   * 1970; undefined if no node leads.
   */
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

  /** Returns the host and port of the connected node. */
  async node(limit: TimeLimit): Promise<string> {
    this.checkOpen();
    const channel = await limit.bound(this.#insides.getChannel());
    return channel.getTarget().replace(/^[a-z]*:\/*/, '');
  }

  /**
   * Called when the server did not answer in time. The next call gets another connection, and calls in progress keep
   * theirs. The network may have dropped this connection silently; keep-alive needs 20 s to find this out.
   */
  async doubt(): Promise<void> {
    if (this.#closing.signal.aborted || performance.now() - this.#connectedAtMs < youngMsMax) {
      return;
    }
    this.#connectedAtMs = performance.now();
    // The error is ignored. If no server can be found, the next call reports it.
    const channel = await this.#insides.getChannel().catch(() => undefined);
    if (channel === undefined) return;
    const silence = new UnavailableError(undefined, 'The event store did not answer in time.');
    await this.#insides.handleError({ getChannel: () => channel }, silence);
  }

  /** Ends every call and closes the connection. */
  async close(): Promise<void> {
    if (this.#closing.signal.aborted) {
      return;
    }
    this.#closing.abort();
    // The wait is limited, since a client that is still looking for its server continues for a while.
    await new TimeLimit(closingMsMax).bound(this.#disconnect()).catch(() => undefined);
  }

  /** Disposing the client ends its calls but leaves the connection, which would keep the process alive. */
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
      // The client found no server. It reports this with an error that is not one of its command errors.
      throw isCommandError(error as Error) ? error : new UnavailableError(undefined, String(error));
    }
  }

  /** Only the leader is asked, since a follower may lack events that were acknowledged. */
  #arguments(): CallArguments {
    return this.#insides.callArguments({ requiresLeader: true }, { deadline: Infinity });
  }
}

/** Returns the leader's time in milliseconds since 1970. The server counts in tenths of a microsecond. */
function leadersTimeIn(cluster: gossip.ClusterInfo): number | undefined {
  const leader = cluster
    .getMembersList()
    .find((member) => member.getState() === gossip.MemberInfo.VNodeState.LEADER);
  return leader === undefined ? undefined : Number(BigInt(leader.getTimeStamp()) / 10_000n);
}

function isGivenUp(error: Error): boolean {
  return 'code' in error && error.code === givenUp;
}

/**
 * Gives the channel its own pool. With the common pool, a new channel would use the same connection again, although
 * it may be broken.
 */
function withSeparateConnections(channel: Channel): Channel {
  const { internalChannel } = channel;
  const Pool = internalChannel.subchannelPool.constructor as new () => object;
  internalChannel.subchannelPool = new Pool();
  return channel;
}

/** Ends a call that is no longer needed. */
export function cancel(call: ReadCall | AppendCall): void {
  // Within a call's own callback, a cancellation is lost (grpc/grpc-node#1464).
  setImmediate(() => {
    call.cancel();
  });
}
