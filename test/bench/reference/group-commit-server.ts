/**
 * Takes bookings with the same durability as the product, but does nothing else: node:http, without checks, rules
 * or read models. Each booking appends the rows that the product appends, sealed and chained, in one commit of a
 * separate thread, together with other bookings that arrived meanwhile. It is answered after that commit. Its
 * arguments are the port and the log's file.
 */
import { createCipheriv, createSecretKey, hash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { BareLog } from './bare-log.ts';
import type { BareEvent } from './group-commit.thread.ts';

const [port = '', file = ''] = process.argv.slice(2);
const log = await BareLog.open(file);

/** The part of the request that a booking uses. */
interface Input {
  readonly tourId: string;
  readonly date: string;
  readonly pickupTime: string;
  readonly travellers: readonly { readonly category: string; readonly count: number }[];
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** The end of a departure's stream. */
interface Head {
  revision: number;
  chain: string;
}

const departures = new Map<string, Head>();
let lastNumber = 10_000_000;

function seal(text: string, key: Buffer, stream: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce);
  cipher.setAAD(Buffer.from(stream));
  const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** The fields of every event of a booking that describe the request. */
interface Traces {
  readonly now: string;
  readonly commandId: string;
  readonly requestId: string;
  readonly bodyMac: string;
}

/** The members have the order in which the product writes them. */
function event(type: string, data: object, previous: string, traces: Traces): BareEvent {
  const { now, commandId, requestId, bodyMac } = traces;
  const id = randomUUID();
  const dataText = JSON.stringify(data);
  const before = `{"actor":{"kind":"customer"},"bodyMac":"${bodyMac}","causationId":"${commandId}"`;
  const after = `"commandId":"${commandId}","correlationId":"${requestId}","occurredAt":"${now}","requestId":"${requestId}","schemaVersion":1}`;
  const linked = JSON.stringify([previous, id, type, dataText, `${before},${after}`]);
  const chain = hash('sha256', linked);
  return {
    id,
    type,
    now,
    data: dataText,
    metadata: `${before},"chain":"${chain}",${after}`,
    chain,
  };
}

/** The sealed contact of a new customer, and the key that seals it. */
function sealed({ customer: { name, email, phone } }: Input, stream: string) {
  const id = randomUUID();
  const key = randomBytes(32);
  const personal = `v1.${id}.${seal(JSON.stringify({ email, name, phone }), key, stream)}`;
  return { personal, customer: { id, key, emailMac: hash('sha256', email) } };
}

function book(input: Input, body: Buffer, done: (answer: string) => void): void {
  const { tourId, date, pickupTime: time, travellers } = input;
  lastNumber += 1;
  const bookingNumber = lastNumber;
  const stream = `booking-${bookingNumber}`;
  const departure = `departure-${tourId}_${date}_${time.replace(':', '')}`;
  const head = departures.get(departure) ?? { revision: -1, chain: departure };
  departures.set(departure, head);

  const now = new Date().toISOString();
  const [commandId, requestId] = [randomUUID(), randomUUID()];
  const traces = { now, commandId, requestId, bodyMac: hash('sha256', body) };
  const reservationId = randomUUID();
  const { personal, customer } = sealed(input, stream);
  const shown = {
    bookingNumber,
    departure: { date, time, tourId },
    durationHours: 4,
    meetingPoint: 'Darajani market, main entrance, Stone Town, or hotel pick-up',
    meetingPointLink:
      'https://www.google.com/maps/search/?api=1&query=Darajani+Market+Stone+Town+Zanzibar',
    party: travellers,
    placedAt: now,
    price: {
      currency: 'USD',
      lines: [{ amountMinor: 6000, category: 'Adult (12+)', count: 2, unitMinor: 3000 }],
      totalMinor: 6000,
    },
    takes: reservationId,
    tourTitle: 'Spice Farm Tour',
  };
  const seats = { bookingNumber, reservationId, seats: 2 };
  const reserved = event('SeatsReserved', seats, head.chain, traces);
  const placed = event('BookingPlaced', { ...shown, personal }, stream, traces);
  const confirmed = event('BookingConfirmed', {}, placed.chain, traces);
  head.revision += 1;
  head.chain = reserved.chain;
  const parts = [
    { stream: departure, first: head.revision, events: [reserved] },
    { stream, first: 0, events: [placed, confirmed] },
  ];
  void log.append(parts, customer).then(() => {
    const reference = `ZBL-${bookingNumber}`;
    done(JSON.stringify({ ...shown, reference, customer: input.customer }));
  });
}

function bodyOf(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    done(Buffer.concat(chunks));
  });
}

const server = createServer((request, response) => {
  bodyOf(request, (body) => {
    book(JSON.parse(body.toString()) as Input, body, (answer) => {
      const length = Buffer.byteLength(answer);
      response
        .writeHead(201, ['content-type', 'application/json', 'content-length', String(length)])
        .end(answer);
    });
  });
});

server.listen(Number(port), '127.0.0.1', () => {
  console.log('ready');
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void log.close();
});
