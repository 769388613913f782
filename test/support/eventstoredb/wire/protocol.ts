/**
 * The protocol as it is in the client package. The generated modules are CommonJS that fill their exports at
 * run time, so they are imported whole (named imports would not be found). Their paths can be imported
 * because the package has no `exports` map.
 */
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import anyMessages from 'google-protobuf/google/protobuf/any_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js';
import operationsService from '@eventstore/db-client/generated/operations_grpc_pb.js';
import operationsMessages from '@eventstore/db-client/generated/operations_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featuresMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import statusMessages from '@eventstore/db-client/generated/status_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsMessages from '@eventstore/db-client/generated/streams_pb.js';

export const { StreamsService } = streamsService;
export const { ServerFeaturesService } = featuresService;
export const { GossipService } = gossipService;
export const { OperationsService, OperationsClient } = operationsService;

export const streams = streamsMessages;
export const shared = sharedMessages;
export const features = featuresMessages;
export const gossip = gossipMessages;
export const operations = operationsMessages;
export const { Status: RpcStatus } = statusMessages;
export const { Any } = anyMessages;
export const { Empty: GoogleEmpty } = emptyMessages;

export type * from '@eventstore/db-client/generated/streams_pb.js';
