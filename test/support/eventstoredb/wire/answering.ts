import { type sendUnaryData, status } from '@grpc/grpc-js';
import { LeftHanging } from '../faults/fault-plan.ts';
import { Refusal } from './refusal.ts';

/** Answers a call with the result of `work`, with its refusal, or not at all. */
export function answer<Response>(
  callback: sendUnaryData<Response>,
  work: () => Promise<Response>,
): void {
  work().then(
    (response) => {
      callback(null, response);
    },
    (error: unknown) => {
      unlessHanging(error, (refusal) => {
        callback(refusal);
      });
    },
  );
}

/** Refuses a failed call with its reason, unless the call has to hang. */
export function unlessHanging(error: unknown, refuse: (refusal: Refusal) => void): void {
  if (error instanceof LeftHanging) return;
  refuse(error instanceof Refusal ? error : new Refusal(status.UNKNOWN, String(error)));
}
