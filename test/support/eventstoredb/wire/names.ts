import { deletedStreamRevision, type ExpectedRevision } from '../log/stored-record.ts';
import { invalidArgument } from './refusal.ts';
import { shared } from './protocol.ts';

type StreamIdentifier = InstanceType<typeof shared.StreamIdentifier>;
type Uuid = InstanceType<typeof shared.UUID>;

export function streamName(identifier: StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '') throw invalidArgument(`'' is not a valid stream name`);
  return name;
}

export function streamIdentifier(name: string): StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name)));
}

/** A revision or position in the log, at most the highest possible one. */
export function logNumber(text: string): bigint {
  const number = BigInt(text);
  return number > deletedStreamRevision ? deletedStreamRevision : number;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The id of an event or a request, in each of the two forms that clients write. */
export function uuidText(uuid: Uuid | undefined): string {
  const structured = uuid?.getStructured();
  if (structured !== undefined) {
    const halves = [structured.getMostSignificantBits(), structured.getLeastSignificantBits()];
    const hex = halves
      .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
      .join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  const text = uuid?.getString() ?? '';
  if (!uuidPattern.test(text)) throw invalidArgument(`'${text}' is not a valid UUID`);
  return text.toLowerCase();
}

export const uuidMessage = (text: string): Uuid => new shared.UUID().setString(text);

/** The four ways in which a request can name the revision that it expects. */
export interface ExpectedOptions {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export function expectedRevision(options: ExpectedOptions, revision: string): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  const exact = BigInt(revision);
  if (exact < 0n || exact > deletedStreamRevision) {
    throw invalidArgument(`'${revision}' is not a valid StreamRevision`);
  }
  return exact;
}

/** The number for an expectation in messages of the server. */
export function expectedNumber(expected: ExpectedRevision): bigint {
  switch (expected) {
    case 'any':
      return -2n;
    case 'no_stream':
      return -1n;
    case 'stream_exists':
      return -4n;
    default:
      return expected;
  }
}
