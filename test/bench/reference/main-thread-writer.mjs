/**
 * Loaded before the product: puts the log's writer on the main thread, where its commits block every other
 * request. The rest of the product is unchanged, including group commit.
 */
import { resolve } from 'node:path';

/** The directory of these modules, found from the started program: services/standalone/src/main.js. */
const embedded = resolve(process.argv[1] ?? '', '../../../libs/adapters/embedded/log');
const { SqliteLogWriterClient } = await import(`${embedded}/sqlite-log-writer-client.js`);
const { SqliteLogWriter } = await import(`${embedded}/sqlite-log-writer.js`);
const { openLogForWriting } = await import(`${embedded}/sqlite-log-file.js`);
const { logChannel } = await import(`${embedded}/sqlite-log-bell.js`);

class MainThreadWriter {
  /** @param {{ readonly file: string }} options */
  constructor({ file }) {
    this.writer = new SqliteLogWriter(() => openLogForWriting(file));
    this.channel = logChannel(file);
    /** @type {{ request: object, answer: (outcome: unknown) => void }[]} */
    this.waiting = [];
  }

  /**
   * @param {readonly object[]} parts
   * @param {readonly object[]} grants
   */
  append(parts, grants) {
    return new Promise((answer) => {
      const request = { kind: 'append', sequence: this.waiting.length, parts, grants };
      if (this.waiting.push({ request, answer }) === 1) setImmediate(() => this.commit());
    });
  }

  commit() {
    const group = this.waiting;
    this.waiting = [];
    const replies = this.writer.commit(group.map(({ request }) => request));
    for (const [place, { answer }] of group.entries()) answer(replies[place].outcome);
    this.channel.postMessage('grown');
  }

  close() {
    this.channel.close();
    this.writer.close();
    return Promise.resolve();
  }
}

/** @param {{ readonly file: string }} options */
SqliteLogWriterClient.start = (options) => Promise.resolve(new MainThreadWriter(options));
