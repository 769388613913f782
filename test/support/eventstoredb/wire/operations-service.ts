import type { handleUnaryCall } from '@grpc/grpc-js';
import type { Scavenger } from '../log/scavenger.ts';
import { answer } from './answering.ts';
import { operations } from './protocol.ts';
import type { ServerContext } from './server-context.ts';

type StartScavengeReq = InstanceType<typeof operations.StartScavengeReq>;
type ScavengeResp = InstanceType<typeof operations.ScavengeResp>;

/** Begins a scavenge and answers as soon as it has begun. */
export function startScavengeService(
  context: ServerContext,
  scavenger: Scavenger,
): handleUnaryCall<StartScavengeReq, ScavengeResp> {
  const { STARTED, INPROGRESS } = operations.ScavengeResp.ScavengeResult;
  return (_call, callback) => {
    answer(callback, async () => {
      await context.faults.before('scavenge');
      const { id, isNew } = await scavenger.start();
      await context.faults.after('scavenge');
      return new operations.ScavengeResp()
        .setScavengeId(id)
        .setScavengeResult(isNew ? STARTED : INPROGRESS);
    });
  };
}
