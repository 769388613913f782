import { EventEmitter } from 'node:events';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { CertainAppends, type Certainty } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { EventStoreDbPages } from './event-store-db-pages.ts';
import { toPosition } from './event-store-db-position.ts';
import { TimeLimit } from '../time-limit.ts';

const event = { id: crypto.randomUUID(), type: 'TourPublished', data: '{}', metadata: '{}' };
const appending = { stream: 'tour-1', expected: 'no-stream', events: [event] } as const;

/** What a server does with the appends of one call. */
type Script = (append: BatchAppendReq, call: ScriptedCall) => void;

/** A call whose server follows the script of the test. */
class ScriptedCall extends EventEmitter {
  isCancelled = false;
  readonly #script: Script;

  constructor(script: Script) {
    super();
    this.#script = script;
  }

  write(append: BatchAppendReq): void {
    setImmediate(() => {
      this.#script(append, this);
    });
  }

  cancel(): void {
    this.isCancelled = true;
  }
}

/** A read that returns the given answers. */
class ScriptedRead extends EventEmitter {
  constructor(answers: readonly ReadResp[]) {
    super();
    setImmediate(() => {
      for (const answer of answers) {
        this.emit('data', answer);
      }
      this.emit('end');
    });
  }

  resume(): void {
    // Does nothing, because the answers arrive even if the read is not resumed.
  }
}

/** A connection whose calls follow one script after the other, with a log that can be read back. */
class ScriptedConnection {
  readonly calls: ScriptedCall[] = [];
  readonly closing = new AbortController().signal;
  doubts = 0;
  readonly #scripts: readonly Script[];
  readonly #log: readonly ReadResp[];
  readonly #readableAfterCalls: number;

  constructor(scripts: readonly Script[], log: readonly ReadResp[] = [], readableAfterCalls = 0) {
    this.#scripts = scripts;
    this.#log = log;
    this.#readableAfterCalls = readableAfterCalls;
  }

  beginAppends(): Promise<ScriptedCall> {
    const script = this.#scripts[this.calls.length];
    if (script === undefined) {
      throw new Error('No further call was expected.');
    }
    const call = new ScriptedCall(script);
    this.calls.push(call);
    return Promise.resolve(call);
  }

  doubt(): Promise<void> {
    this.doubts += 1;
    return Promise.resolve();
  }

  checkOpen(): void {
    // This connection is never closed.
  }

  beginRead(): Promise<ScriptedRead> {
    const isReadable = this.calls.length >= this.#readableAfterCalls;
    return Promise.resolve(new ScriptedRead(isReadable ? this.#log : []));
  }

  append(ms = 1_500): Promise<Certainty> {
    const connection = this as unknown as EventStoreDbConnection;
    const appends = new CertainAppends(connection, new EventStoreDbPages(connection));
    return appends.append(appending, new TimeLimit(ms));
  }
}

function acknowledgement(append: BatchAppendReq, position?: string): BatchAppendResp {
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision('0');
  if (position !== undefined) {
    const all = new shared.AllStreamPosition();
    all.setCommitPosition(position);
    all.setPreparePosition(position);
    success.setPosition(all);
  }
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(append.getCorrelationId());
  answer.setSuccess(success);
  return answer;
}

/** An event as it is read back. */
function recorded(position: string, id = event.id): ReadResp {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const kept = new streams.ReadResp.ReadEvent.RecordedEvent();
  kept.setId(uuid);
  kept.setStreamRevision('0');
  kept.setCommitPosition(position);
  kept.setPreparePosition(position);
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(kept);
  const response = new streams.ReadResp();
  response.setEvent(read);
  return response;
}

const stored = { revision: 0, position: toPosition({ commit: '7', prepare: '7' }) };
const acknowledge: Script = (append, call) => call.emit('data', acknowledgement(append, '7'));
const staySilent: Script = () => undefined;
const endAsIfComplete: Script = (_append, call) => call.emit('end');
const breakOff: Script = (_append, call) =>
  call.emit('error', Object.assign(new Error('gone'), { code: 14, details: 'gone' }));

describe('an append whose outcome is unknown', () => {
  it.each([
    ['stays silent', staySilent, 1_500],
    // Well below the time that one try may wait for its answer.
    ['ends as if it were complete', endAsIfComplete, 500],
    ['breaks off', breakOff, 500],
  ])('is sent again over another call when its call %s', async (_title, script, ms) => {
    const connection = new ScriptedConnection([script, acknowledge], [recorded('7')], 2);
    expect(await connection.append(ms)).toStrictEqual(stored);
  });

  it('still has an unknown outcome while the stream cannot be read back, even after an acknowledgement', async () => {
    const connection = new ScriptedConnection([breakOff, acknowledge]);
    await expect(connection.append(100)).rejects.toMatchObject({ name: 'AppendOutcomeUnknown' });
  });

  it('ends the silent call, and reports that its connection may be broken', async () => {
    const connection = new ScriptedConnection([staySilent, acknowledge], [recorded('7')]);
    expect(await connection.append()).toStrictEqual(stored);
    await new Promise((resolve) => setImmediate(resolve));
    expect(connection.calls.map(({ isCancelled }) => isCancelled)).toStrictEqual([true]);
    expect(connection.doubts).toBe(1);
  });

  it('has the position that is read back, not the one that was acknowledged', async () => {
    const elsewhere: Script = (append, call) => call.emit('data', acknowledgement(append, '9'));
    const connection = new ScriptedConnection([breakOff, elsewhere], [recorded('7')]);
    expect(await connection.append()).toStrictEqual(stored);
  });

  it('has a conflict if another event has its revision', async () => {
    const winner = recorded('7', crypto.randomUUID());
    const connection = new ScriptedConnection([breakOff], [winner]);
    expect(await connection.append()).toBe('conflict');
  });
});

describe('an acknowledgement', () => {
  it('is enough when there was no doubt', async () => {
    const connection = new ScriptedConnection([acknowledge]);
    expect(await connection.append()).toStrictEqual(stored);
  });

  it('is followed by a read when it names no position', async () => {
    const silent: Script = (append, call) => call.emit('data', acknowledgement(append));
    const connection = new ScriptedConnection([silent], [recorded('7')]);
    expect(await connection.append()).toStrictEqual(stored);
  });

  it('is ignored when no append waits for it', async () => {
    const twice: Script = (append, call) => {
      call.emit('data', acknowledgement(append, '7'));
      call.emit('data', acknowledgement(append, '8'));
    };
    const connection = new ScriptedConnection([twice]);
    expect(await connection.append()).toStrictEqual(stored);
  });
});
