import { convertToCommandError, UnavailableError } from '@eventstore/db-client';
import unpacking from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import {
  type AppendCall,
  cancel,
  type EventStoreDbConnection,
} from './event-store-db-connection.ts';
import { fromUuid } from './event-store-db-events.ts';
import type { TimeLimit } from '../time-limit.ts';

export type Acknowledged = BatchAppendResp.Success;

interface Waiting {
  readonly resolve: (acknowledged: Acknowledged) => void;
  readonly reject: (error: unknown) => void;
}

/** One call that carries appends and their answers. An id says which append an answer belongs to. */
class AppendsCall {
  readonly #call: AppendCall;
  readonly #waiting = new Map<string, Waiting>();
  #isRetired = false;

  constructor(call: AppendCall) {
    this.#call = call;
    call.on('data', (answer: BatchAppendResp) => {
      this.#take(answer);
    });
    call.on('error', (error) => {
      this.#end(convertToCommandError(error));
    });
    // The server may end the call as if it were complete.
    call.on('end', () => {
      this.#end(new UnavailableError(undefined, 'The server ended the stream of appends.'));
    });
  }

  /** Whether the call takes no more appends. It ends when all appends that it took are answered or given up. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  async send(
    {
      correlationId,
      request,
    }: { readonly correlationId: string; readonly request: BatchAppendReq },
    limit: TimeLimit,
  ): Promise<Acknowledged> {
    const answering = new Promise<Acknowledged>((resolve, reject) => {
      this.#waiting.set(correlationId, { resolve, reject });
      this.#call.write(request);
    });
    try {
      return await limit.bound(answering);
    } finally {
      this.#waiting.delete(correlationId);
      this.#endIfIdle();
    }
  }

  retire(): void {
    this.#isRetired = true;
    this.#endIfIdle();
  }

  #take(answer: BatchAppendResp): void {
    // Undefined for an answer that comes too late: its append was given up.
    const waiting = this.#waiting.get(fromUuid(answer.getCorrelationId()) ?? '');
    const error = answer.getError();
    const acknowledged = answer.getSuccess();
    if (error !== undefined) {
      waiting?.reject(unpacking.unpackToCommandError(error, ''));
    } else if (acknowledged !== undefined) {
      waiting?.resolve(acknowledged);
    }
  }

  #end(error: unknown): void {
    this.#isRetired = true;
    for (const { reject } of this.#waiting.values()) {
      reject(error);
    }
    this.#waiting.clear();
  }

  #endIfIdle(): void {
    if (this.#isRetired && this.#waiting.size === 0) {
      cancel(this.#call);
    }
  }
}

/** Sends all appends over one call. After any doubt about this call, sends them over a new one. */
export class BatchAppends {
  readonly #connection: EventStoreDbConnection;
  #beginning: Promise<AppendsCall> | undefined;
  #call: AppendsCall | undefined;

  constructor(connection: EventStoreDbConnection) {
    this.#connection = connection;
  }

  /** @throws TimeIsUp, and the client's errors. */
  async send(
    append: { readonly correlationId: string; readonly request: BatchAppendReq },
    limit: TimeLimit,
  ): Promise<Acknowledged> {
    const call = this.#call?.isRetired === false ? this.#call : await limit.bound(this.#begin());
    return await call.send(append, limit);
  }

  /**
   * Makes the next append open a new call. The present call may have failed without an error, or may lead to a server
   * that is no longer the leader.
   */
  renew(): void {
    this.#call?.retire();
  }

  async #begin(): Promise<AppendsCall> {
    this.#beginning ??= this.#connection
      .beginAppends()
      .then((call) => (this.#call = new AppendsCall(call)))
      .finally(() => {
        this.#beginning = undefined;
      });
    return await this.#beginning;
  }
}
