import { randomUUID } from 'node:crypto';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { uuidMessage } from './names.ts';
import { gossip, type shared } from './protocol.ts';
import type { ServerContext } from './server-context.ts';

type Empty = InstanceType<typeof shared.Empty>;
type ClusterInfo = InstanceType<typeof gossip.ClusterInfo>;

/** The members of the cluster: only this server, as its leader. */
export function gossipService(context: ServerContext): handleUnaryCall<Empty, ClusterInfo> {
  const instance = randomUUID();
  return (_call, callback) => {
    const endPoint = new gossip.EndPoint().setAddress(context.host).setPort(context.port());
    const member = new gossip.MemberInfo()
      .setInstanceId(uuidMessage(instance))
      .setTimeStamp((BigInt(Date.now() + context.clockAheadMs) * 10_000n).toString())
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(endPoint);
    callback(null, new gossip.ClusterInfo().setMembersList([member]));
  };
}
