import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';

/** The message of both sides: OP_MSG with one section. */
const opMsg = 2013;
/** The first message of a driver and its answer: OP_QUERY and OP_REPLY. */
const opQuery = 2004;
const opReply = 1;

/** The parts of a standalone server's greeting that a driver reads. */
const greeting = {
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  minWireVersion: 0,
  maxWireVersion: 21,
};

/** Returns the answer to each command, by its name; `ok: 1` is added if the answer has no `ok`. */
export type MongoScript = (command: string, document: Document) => Document;

/**
 * A server that returns scripted answers, for settings of MongoDB that a test cannot change. Its clock is the
 * clock of the machine, unless the script sets another time.
 */
export async function startScriptedMongoServer(
  script: MongoScript,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0);
        socket.write(answerTo(received.subarray(0, length), script));
        received = received.subarray(length);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `mongodb://127.0.0.1:${port}/tours`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function answerTo(message: Buffer, script: MongoScript): Buffer {
  const request = message.readInt32LE(4);
  if (message.readInt32LE(12) === opQuery) {
    const beforeDocument = Buffer.alloc(20);
    beforeDocument.writeInt32LE(1, 16);
    return framed(opReply, request, beforeDocument, greetingNow());
  }
  // The flags and the kind of the section are before the document.
  const document = BSON.deserialize(message.subarray(21));
  const command = Object.keys(document)[0] ?? '';
  const isGreeting = command === 'hello' || command === 'isMaster' || command === 'ismaster';
  const answer = { ...(isGreeting && greetingNow()), ok: 1, ...script(command, document) };
  return framed(opMsg, request, Buffer.alloc(5), answer);
}

function greetingNow(): Document {
  return { ...greeting, localTime: new Date(), ok: 1 };
}

function framed(opCode: number, request: number, before: Buffer, document: Document): Buffer {
  const content = Buffer.concat([before, BSON.serialize(document)]);
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + content.length, 0);
  head.writeInt32LE(request, 8);
  head.writeInt32LE(opCode, 12);
  return Buffer.concat([head, content]);
}
