import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { Connections } from './connections.ts';
import { FaultPlan } from './faults/fault-plan.ts';
import { Faults } from './faults/faults.ts';
import { EventLog } from './log/event-log.ts';
import { Scavenger } from './log/scavenger.ts';
import { appendService } from './wire/append-service.ts';
import { batchAppendService } from './wire/batch-append-service.ts';
import { deleteService, tombstoneService } from './wire/delete-services.ts';
import { optionsPage } from './wire/options-page.ts';
import { gossipService } from './wire/gossip-service.ts';
import { startScavengeService } from './wire/operations-service.ts';
import {
  GossipService,
  OperationsService,
  ServerFeaturesService,
  StreamsService,
} from './wire/protocol.ts';
import { readService } from './wire/read-service.ts';
import type { ServerContext } from './wire/server-context.ts';
import { serverFeaturesService } from './wire/server-features-service.ts';

export interface EventStoreDbOptions {
  /** The directory of the log; without it, a temporary one that is removed with the server. */
  readonly directory?: string;
  /** 0 or undefined: any free port. */
  readonly port?: number;
  /** Whether clients may use the batch form of append; true by default. */
  readonly offersBatchAppend?: boolean;
  /** Further options that the server reports, besides the safe ones; `denied` refuses to report any. */
  readonly nodeOptions?: Readonly<Record<string, string>> | 'denied';
  /** How far the clock that it reports to other nodes is ahead of the machine's clock. */
  readonly clockAheadMs?: number;
}

export interface EventStoreDbServer {
  /** The connection string for a client. */
  readonly url: string;
  readonly port: number;
  readonly faults: Faults;
  /** Ends it normally. Acknowledged events are on disk in any case. */
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** The limit in bytes for all events of one append. */
const maxAppendBytes = 1024 * 1024;

/** The largest message that the server reads: an append in one piece, with room for one that is too large. */
const maxMessageBytes = 17 * 1024 * 1024;

const connectionString = (port: number): string => `esdb://${host}:${port}?tls=false`;

/** Starts a server in this process. */
export async function startEventStoreDb(
  options: EventStoreDbOptions = {},
): Promise<EventStoreDbServer> {
  const own = options.directory === undefined ? mkdtempSync(join(tmpdir(), 'eventstoredb-')) : '';
  const log = new EventLog(options.directory ?? own);
  const server = new Server({ 'grpc.max_receive_message_length': maxMessageBytes });
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  const pages = createHttpServer(optionsPage(options.nodeOptions ?? {}));
  const connections = new Connections(
    (socket) => {
      injector.injectConnection(socket);
    },
    (socket) => {
      pages.emit('connection', socket);
    },
  );
  const plan = new FaultPlan(() => connections.dropAll());
  let port = 0;
  addServices(server, {
    log,
    faults: plan,
    maxAppendBytes,
    offersBatchAppend: options.offersBatchAppend ?? true,
    clockAheadMs: options.clockAheadMs ?? 0,
    host,
    port: () => port,
  });
  port = await connections.listen(host, options.port ?? 0);
  return {
    url: connectionString(port),
    port,
    faults: new Faults((command) => Promise.resolve(plan.carryOut(command))),
    stop: async () => {
      server.forceShutdown();
      await connections.close();
      await log.close();
      if (own !== '') rmSync(own, { recursive: true });
    },
  };
}

function addServices(server: Server, context: ServerContext): void {
  server.addService(StreamsService, {
    append: appendService(context),
    batchAppend: batchAppendService(context),
    delete: deleteService(context),
    read: readService(context),
    tombstone: tombstoneService(context),
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: serverFeaturesService(context),
  });
  server.addService(GossipService, { read: gossipService(context) });
  const scavenger = new Scavenger(context.log, () => `${context.host}:${context.port()}`);
  server.addService(OperationsService, {
    startScavenge: startScavengeService(context, scavenger),
  });
}
