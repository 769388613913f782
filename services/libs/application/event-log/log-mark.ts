import type { Cryptography } from '../ports/cryptography.ts';
import { canonicalJson } from './canonical-json.ts';
import { splitChain } from './chain.ts';
import type { Position, StoredEvent } from './stored-event.ts';

/**
 * Names the last event of the log at the time when the mark was written. The mark is kept outside the log and is
 * written only after the event is durable. If the log does not contain this event, the event was lost.
 */
export interface LogMark {
  readonly logId: string;
  /** The position of the last event, as counted by the store that wrote the mark. */
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly eventId: string;
  /** The chain of that event, which depends on every event before it in its stream. */
  readonly chain: string;
}

type Sealing = Pick<Cryptography, 'mac'>;

/** The mark of a log that ends with this event. */
export function markOf(
  logId: string,
  last: Pick<StoredEvent, 'stream' | 'revision' | 'position' | 'id' | 'metadata'>,
): LogMark {
  const { stream, revision, position, id: eventId, metadata } = last;
  return { logId, position, stream, revision, eventId, chain: splitChain(metadata)?.chain ?? '' };
}

/** The mark as text, with an HMAC by SECRET_KEY. */
export function sealMark(cryptography: Sealing, mark: LogMark): string {
  // A mark is written with every commit. To save time, the JSON is made once and the seal is inserted as text.
  const text = canonicalJson(mark);
  return `${text.slice(0, -1)},"seal":"${cryptography.mac('log-mark', text)}"}`;
}

/**
 * The mark in a text; undefined if this product did not write it.
 *
 * @param cryptography Left out if SECRET_KEY is lost. Then the seal is not checked.
 */
export function openMark(cryptography: Sealing | undefined, text: string): LogMark | undefined {
  const found = parsed(text);
  if (found === undefined) return undefined;
  const { seal, ...mark } = found;
  if (cryptography === undefined) return mark;
  return cryptography.mac('log-mark', canonicalJson(mark)) === seal ? mark : undefined;
}

function parsed(text: string): (LogMark & { readonly seal: string }) | undefined {
  try {
    const found = JSON.parse(text) as (LogMark & { readonly seal: string }) | null;
    const texts = [found?.logId, found?.position, found?.stream, found?.eventId, found?.chain];
    const isWhole =
      [...texts, found?.seal].every((each) => typeof each === 'string') &&
      Number.isSafeInteger(found?.revision);
    return isWhole && found !== null ? found : undefined;
  } catch {
    return undefined;
  }
}
