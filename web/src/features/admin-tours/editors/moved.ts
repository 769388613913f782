/** The same things, one of them at another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  return things.toSpliced(from, 1).toSpliced(to, 0, ...things.slice(from, from + 1));
}
