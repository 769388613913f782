import type { Cryptography } from '../ports/cryptography.ts';
import type { EventToAppend, StoredEvent } from './stored-event.ts';
import { canonicalJson } from './canonical-json.ts';

/** The part of cryptography that is needed to link events. */
export type Hashing = Pick<Cryptography, 'sha256'>;

/** The content of a link: all stored parts of the event; the metadata is a text without the chain. */
export interface LinkedContent extends Pick<EventToAppend, 'id' | 'type' | 'data'> {
  readonly unchainedMetadata: string;
}

/**
 * The link of one event to its predecessor (correctness rule 12). It is the SHA-256 over the predecessor's chain and
 * the event itself. The first event uses the stream's name instead of a chain. A changed, removed, added or reordered
 * event breaks every link after it. The chain does not show that events at the end, or a whole stream, were removed.
 * The daily anchor shows this.
 */
export function chainOf(hashing: Hashing, previous: string, content: LinkedContent): string {
  const { id, type, data, unchainedMetadata } = content;
  return hashing.sha256(canonicalJson([previous, id, type, data, unchainedMetadata]));
}

/** Canonical JSON sorts `chain` between other members, so its text can be removed and inserted. */
const chainMember = /"chain":"([0-9a-f]{64})",/;

/**
 * Canonical JSON puts the chain before this member. A value cannot contain this text, because its quotes would be
 * escaped.
 */
const memberAfterChain = '"commandId":';

/** Returns the canonical text of metadata with the chain, made from the text without the chain. */
export function withChain(unchainedMetadata: string, chain: string): string {
  const place = unchainedMetadata.indexOf(memberAfterChain);
  return `${unchainedMetadata.slice(0, place)}"chain":"${chain}",${unchainedMetadata.slice(place)}`;
}

/** The chain in a stored event, and the text of its metadata without the chain; undefined if the event has no chain. */
export function splitChain(
  metadata: string,
): { readonly chain: string; readonly unchainedMetadata: string } | undefined {
  const found = chainMember.exec(metadata);
  const chain = found?.[1];
  if (found === null || chain === undefined) {
    return undefined;
  }
  return {
    chain,
    unchainedMetadata:
      metadata.slice(0, found.index) + metadata.slice(found.index + found[0].length),
  };
}

/** The chain in a stored event. The chain of the next event is computed from it. */
export function storedChain(event: Pick<StoredEvent, 'stream' | 'revision' | 'metadata'>): string {
  const split = splitChain(event.metadata);
  if (split === undefined) {
    throw new Error(
      `Event ${event.revision} of ${event.stream} has no chain; run verify to find what happened.`,
    );
  }
  return split.chain;
}

/**
 * The stored chain of the event; the next event is checked with it. Undefined if this is not the event that was linked
 * to its predecessor.
 */
export function verifiedChain(
  hashing: Hashing,
  previous: string,
  event: StoredEvent,
): string | undefined {
  const split = splitChain(event.metadata);
  if (split === undefined) {
    return undefined;
  }
  const { unchainedMetadata } = split;
  const chain = chainOf(hashing, previous, { ...event, unchainedMetadata });
  // Returns the computed text and not a part of the text that was read, because such a part would keep the whole text
  // in memory.
  return chain === split.chain ? chain : undefined;
}

/** Whether this is the event that was linked to its predecessor when it was stored. */
export function isLinked(hashing: Hashing, previous: string, event: StoredEvent): boolean {
  return verifiedChain(hashing, previous, event) !== undefined;
}
