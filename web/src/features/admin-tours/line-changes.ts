/** The changes in the lines of a field. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** How many lines stayed. */
  readonly kept: number;
}

/** Returns the removed and the added lines. Lines that only moved are in neither. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChanges {
  const removed = without(before, after);
  return { removed, added: without(after, before), kept: before.length - removed.length };
}

/**
 * The lines that the other list does not have. A line that occurs more often here is returned as often as it is
 * missing there.
 */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
