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
 * Returns the lines that are not in `others`. If `lines` has a line three times and `others` has it once, the line is
 * returned twice.
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
