import type { Instant } from '../../domain/calendar/instants.ts';
import type { Archive } from '../ports/archive.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Hashing } from './chain.ts';
import { isGivenUp, readRestoreNotes } from './restore-notes.ts';
import type { Position } from './stored-event.ts';

/** The last event of a stream. */
export interface Head {
  readonly revision: number;
  readonly chain: string;
}

/** A summary of a log up to a position. */
export interface LogTally {
  readonly logId: string;
  /** The position of the last event. */
  readonly position: Position;
  readonly events: number;
  readonly streams: number;
  /** SHA-256 over the last events of all streams. The chains link all earlier events to these events. */
  readonly heads: string;
  /** The last event; absent in anchors of releases before log marks. */
  readonly last?: { readonly id: string; readonly stream: string; readonly revision: number };
}

/** A summary of the log, stored out of reach of anyone who can change the log (correctness rule 12). */
export interface Anchor extends LogTally {
  /** The name of its archive entry: the day in Zanzibar, and for a second anchor of a day also the position. */
  readonly name: string;
  readonly at: Instant;
  /** The seal of the previous anchor. It shows if an anchor was removed. */
  readonly previous: string | null;
}

/** An anchor with a seal that proves that this product wrote it. */
export interface SealedAnchor extends Anchor {
  readonly seal: string;
}

/** An entry on the anchors' shelf of the archive. */
export interface AnchorEntry {
  readonly name: string;
  /** Absent if the entry cannot be read. */
  readonly anchor?: SealedAnchor;
  /** Whether the entry has the seal of this product's secret key. */
  readonly isAuthentic: boolean;
  /**
   * Whether the anchor was given up, because a restored backup lacks events that the anchor counts. Such an anchor is
   * no longer compared with the log.
   */
  readonly isGivenUp: boolean;
  /** The fault of this anchor or of earlier ones, as the end of a sentence. */
  readonly fault?: string;
}

/** Computes the hash in {@link LogTally.heads} from the heads and the names of their streams. */
export function headsHash(hashing: Hashing, heads: ReadonlyMap<string, Head>): string {
  const lines = [...heads.keys()].sort().map((stream) => {
    const head = heads.get(stream);
    return `${stream} ${head?.revision} ${head?.chain}\n`;
  });
  return hashing.sha256(lines.join(''));
}

/** Adds a new anchor to the archive; false if an anchor with this name exists. */
export async function addAnchor(
  { archive, cryptography }: { readonly archive: Archive; readonly cryptography: Cryptography },
  anchor: Omit<Anchor, 'previous'>,
): Promise<boolean> {
  const known = await readAnchors({ archive, cryptography });
  const last = known.findLast(({ isAuthentic }) => isAuthentic)?.anchor;
  const whole: Anchor = { ...anchor, previous: last?.seal ?? null };
  const sealed: SealedAnchor = { ...whole, seal: sealOf(cryptography, whole) };
  return await archive.add('anchors', anchor.name, `${canonicalJson(sealed)}\n`);
}

/**
 * The newest anchors that this product wrote and that were not given up, newest first. The other anchors are not all
 * read.
 */
export async function newestAnchors(
  { archive, cryptography }: { readonly archive: Archive; readonly cryptography: Cryptography },
  count: number,
): Promise<readonly SealedAnchor[]> {
  const notes = await readRestoreNotes({ archive, cryptography });
  const found: SealedAnchor[] = [];
  for (const name of (await archive.names('anchors')).toReversed()) {
    if (found.length === count) break;
    const anchor = anchorIn((await archive.get('anchors', name)) ?? '');
    if (anchor === undefined || !isSealed(cryptography, name, anchor)) continue;
    if (!isGivenUp(anchor, notes)) found.push(anchor);
  }
  return found;
}

/** All anchors, oldest first, each with its fault, if any. */
export async function readAnchors({
  archive,
  cryptography,
}: {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
}): Promise<readonly AnchorEntry[]> {
  const names = await archive.names('anchors');
  const notes = await readRestoreNotes({ archive, cryptography });
  const found = await Promise.all(
    names.map(
      async (name) => [name, anchorIn((await archive.get('anchors', name)) ?? '')] as const,
    ),
  );
  const seals = new Set(found.map(([, anchor]) => anchor?.seal ?? null).concat(null));
  return found.map(([name, anchor]) => {
    const isAuthentic = anchor !== undefined && isSealed(cryptography, name, anchor);
    const fault = isAuthentic ? missedBefore(anchor, seals) : forged;
    return {
      name,
      ...(anchor === undefined ? {} : { anchor }),
      isAuthentic,
      isGivenUp: isAuthentic && isGivenUp(anchor, notes),
      ...(fault === undefined ? {} : { fault }),
    };
  });
}

const forged = 'it does not carry the seal of this product’s secret key';

function isSealed(
  cryptography: Cryptography,
  name: string,
  { seal, ...anchor }: SealedAnchor,
): boolean {
  return anchor.name === name && sealOf(cryptography, anchor) === seal;
}

/** Two anchors made at the same moment name the same previous anchor. */
function missedBefore(
  { previous }: SealedAnchor,
  seals: ReadonlySet<string | null>,
): string | undefined {
  return seals.has(previous) ? undefined : 'the anchor before it is missing';
}

function sealOf(cryptography: Cryptography, anchor: Anchor): string {
  return cryptography.mac('anchor', canonicalJson(anchor));
}

/** The text may be anything, because an attacker may be able to write into the archive. */
function anchorIn(text: string): SealedAnchor | undefined {
  try {
    const anchor = JSON.parse(text) as SealedAnchor | null;
    const texts = [anchor?.name, anchor?.logId, anchor?.at, anchor?.position, anchor?.heads];
    const isWhole =
      [...texts, anchor?.seal].every((each) => typeof each === 'string') &&
      [anchor?.events, anchor?.streams].every(Number.isSafeInteger);
    return isWhole && anchor !== null ? anchor : undefined;
  } catch {
    return undefined;
  }
}
