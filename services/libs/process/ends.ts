/** How each part of a process ends, in the order in which they began. */
export type Ends = (() => Promise<void> | void)[];

/** Ends every part, the last to begin first. */
export async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.toReversed()) await end();
}
