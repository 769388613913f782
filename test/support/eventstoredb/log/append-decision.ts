import { type ExpectedRevision, deletedStreamRevision } from './stored-record.ts';

/** The state of a stream at a write. */
export interface StreamHead {
  /** -1 when it never had an event; the tombstone's revision when it is deleted permanently. */
  readonly last: bigint;
  readonly isSoftDeleted: boolean;
  readonly hasMetadata: boolean;
  idAt(revision: bigint): string | undefined;
  revisionOf(id: string): bigint | undefined;
}

export type AppendDecision =
  | { readonly kind: 'write' }
  | { readonly kind: 'repeated'; readonly last: bigint }
  | { readonly kind: 'wrong-revision' }
  | { readonly kind: 'deleted' };

/**
 * The server's rules for an append. A write that is already stored completely is acknowledged again. A write that is
 * already stored only in part is a conflict.
 */
export function decideAppend(
  expected: ExpectedRevision,
  ids: readonly string[],
  head: StreamHead,
): AppendDecision {
  if (head.last === deletedStreamRevision) return { kind: 'deleted' };
  if (expected === 'stream_exists') {
    if (head.isSoftDeleted) return { kind: 'deleted' };
    if (head.last < 0n && !head.hasMetadata) return { kind: 'wrong-revision' };
  }
  if (expected === 'any' || expected === 'stream_exists') return anywhere(ids, head);
  const before = expected === 'no_stream' ? -1n : expected;
  if (before > head.last) return { kind: 'wrong-revision' };
  if (before === head.last) return { kind: 'write' };
  return exactlyAfter(before, ids, head, expected === 'no_stream' && head.isSoftDeleted);
}

/**
 * If the client expects no exact revision, the server recognises a repeat by the ids of the events alone. It no longer
 * knows the ids of scavenged events.
 */
function anywhere(ids: readonly string[], head: StreamHead): AppendDecision {
  let last: bigint | undefined;
  for (const [index, id] of ids.entries()) {
    const revision = head.revisionOf(id);
    if (revision === undefined) return { kind: index === 0 ? 'write' : 'wrong-revision' };
    last = revision;
  }
  return last === undefined ? { kind: 'write' } : { kind: 'repeated', last };
}

/** If the client expects an exact revision, a repeat has the same ids at the same revisions. */
function exactlyAfter(
  before: bigint,
  ids: readonly string[],
  head: StreamHead,
  mayRecreate: boolean,
): AppendDecision {
  let revision = before;
  for (const [index, id] of ids.entries()) {
    revision += 1n;
    if (head.idAt(revision) === id) continue;
    return { kind: index === 0 && mayRecreate ? 'write' : 'wrong-revision' };
  }
  return ids.length === 0 ? { kind: 'wrong-revision' } : { kind: 'repeated', last: revision };
}
