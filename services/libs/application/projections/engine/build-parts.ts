import type { BuildPart } from '../../ports/projection-store.ts';

/**
 * Whether a document belongs to this part of its build. This depends only on the document's id, so all
 * processes that feed the build agree. The ids of a read model are spread evenly over its parts.
 */
export function isInPart(id: string, part: BuildPart | undefined): boolean {
  return part === undefined || hashOf(id) % part.of === part.index;
}

/** FNV-1a over the text's UTF-16 units. Never change this hash: stored documents depend on it. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  // The lowest bits of this hash are not evenly spread, so they are combined with the higher bits.
  return (hash ^ (hash >>> 15)) >>> 0;
}
