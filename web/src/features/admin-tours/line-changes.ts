/** What became of the lines of a field. */
export interface LineChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** How many stayed. */
  readonly kept: number;
}

/** Which lines are gone and which are new; lines that only moved are neither. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChanges {
  const removed = without(before, after);
  return { removed, added: without(after, before), kept: before.length - removed.length };
}

/** The lines of one list that the other has not, each as often as it has it more. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
