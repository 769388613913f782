/** A copy of the list with one entry moved. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  return things.toSpliced(from, 1).toSpliced(to, 0, ...things.slice(from, from + 1));
}
