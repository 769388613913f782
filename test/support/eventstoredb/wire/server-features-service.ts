import type { handleUnaryCall } from '@grpc/grpc-js';
import {
  features,
  GossipService,
  OperationsService,
  ServerFeaturesService,
  type shared,
  StreamsService,
} from './protocol.ts';
import type { ServerContext } from './server-context.ts';

type Empty = InstanceType<typeof shared.Empty>;
type SupportedMethods = InstanceType<typeof features.SupportedMethods>;

/** The version of the server whose behaviour this one follows. */
const serverVersion = '24.10.5.0';

/** The features of methods beyond those that every server has. */
const extras: Readonly<Record<string, readonly string[]>> = { read: ['position', 'events'] };

/** The methods of the server, from which a client learns whether it may append in batches. */
export function serverFeaturesService(
  context: ServerContext,
): handleUnaryCall<Empty, SupportedMethods> {
  const { startScavenge } = OperationsService;
  const services = [StreamsService, GossipService, ServerFeaturesService, { startScavenge }];
  const methods = services
    .flatMap((service) => Object.values(service) as { readonly path: string }[])
    .map(({ path }) => path.toLowerCase())
    .filter((path) => context.offersBatchAppend || !path.endsWith('/batchappend'))
    .map(supportedMethod);
  return (_call, callback) => {
    const message = new features.SupportedMethods()
      .setEventStoreServerVersion(serverVersion)
      .setMethodsList(methods);
    callback(null, message);
  };
}

function supportedMethod(path: string) {
  const [service = '', method = ''] = path.slice(1).split('/');
  return new features.SupportedMethod()
    .setServiceName(service)
    .setMethodName(method)
    .setFeaturesList([...(extras[method] ?? [])]);
}
