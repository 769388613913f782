import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { LogMarkWriter } from './log-mark-writer.ts';
import { logChannel } from './sqlite-log-bell.ts';
import { openLogForWriting, refusalOfLog } from './sqlite-log-file.ts';
import {
  type FromWriter,
  type ToWriter,
  unpack,
  type WriteRequest,
  type WriterSettings,
} from './sqlite-log-messages.ts';
import { SqliteLogWriter } from './sqlite-log-writer.ts';

/**
 * How long the thread polls for the next request before it sleeps, in milliseconds. A caller that sends one append
 * after the other sends the next one within this time. Waking a sleeping thread would cost about as much as the append
 * itself.
 */
const lookoutMs = 0.06;
/**
 * If the thread polled and no request came, it sleeps this many times without polling first. So a log with few requests
 * costs little processor time.
 */
const sleepsWithoutLookout = 16;

const { file, mark, port, sent, appendsPerCommitMax } = workerData as WriterSettings;
const marks = mark && new LogMarkWriter(mark);

/**
 * Commits all requests that came during the last commit as one group, until the message `close` arrives. The
 * event loop does not run meanwhile: the thread sleeps until the counter of sent messages changes.
 */
function serve(writer: SqliteLogWriter): void {
  const channel = logChannel(file);
  const waiting: WriteRequest[] = [];
  let isClosing = false;
  while (!isClosing || waiting.length > 0) {
    const seen = Atomics.load(sent, 0);
    for (let message = received(); message !== undefined; message = received()) {
      if (message === 'close') {
        isClosing = true;
      } else {
        waiting.push(...message.map(unpack));
      }
    }
    if (waiting.length > 0) {
      const replies = writer.commit(waiting.splice(0, appendsPerCommitMax));
      say({ said: 'committed', replies, markBehindSinceMs: marks?.behindSinceMs ?? 0 });
      if (writer.hasFailedToSync) say({ said: 'not-synced' });
      if (replies.some(({ outcome }) => outcome.outcome === 'appended')) {
        channel.postMessage('grown');
      }
      marks?.syncIfDue();
    } else if (!isClosing) {
      sleepUntilSent(seen);
    }
  }
  channel.close();
  writer.close();
}

function received(): ToWriter | undefined {
  return (receiveMessageOnPort(port) as { readonly message: ToWriter } | undefined)?.message;
}

let sleepsToLookout = 0;

/** Waits until the counter of messages is no longer `seen`, or until the mark must be synced. */
function sleepUntilSent(seen: number): void {
  if (sleepsToLookout > 0) {
    sleepsToLookout -= 1;
  } else {
    const until = performance.now() + lookoutMs;
    while (performance.now() < until) {
      if (Atomics.load(sent, 0) !== seen) {
        return;
      }
    }
    sleepsToLookout = sleepsWithoutLookout;
  }
  // Under load the mark may not have been synced; it is synced once no more requests come.
  if (Atomics.wait(sent, 0, seen, marks?.dueMs) === 'timed-out') marks?.syncIfDue();
}

function say(message: FromWriter): void {
  port.postMessage(message);
}

function opened(): SqliteLogWriter | undefined {
  try {
    return new SqliteLogWriter(() => openLogForWriting(file), marks);
  } catch (error) {
    say({ said: 'refused', reason: refusalOfLog(error, file).message });
    return undefined;
  }
}

const writer = opened();
if (writer !== undefined) {
  say({ said: 'ready' });
  serve(writer);
}
port.close();
