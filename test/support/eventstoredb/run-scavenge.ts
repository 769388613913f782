import { credentials } from '@grpc/grpc-js';
import { operations, OperationsClient } from './wire/protocol.ts';

/**
 * Begins a scavenge as an operator does, because the client package has no call for it. Resolves to the
 * scavenge's id when the server has begun; `$scavenges-<id>` shows when it is complete.
 */
export async function runScavenge(port: number): Promise<string> {
  const client = new OperationsClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const options = new operations.StartScavengeReq.Options().setThreadCount(1);
  const request = new operations.StartScavengeReq().setOptions(options);
  try {
    return await new Promise((resolve, reject) => {
      client.startScavenge(request, (error, response) => {
        if (error === null) resolve(response.getScavengeId());
        else reject(error);
      });
    });
  } finally {
    client.close();
  }
}
