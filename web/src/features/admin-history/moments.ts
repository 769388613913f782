/** An instant at which something happened, and what happened. */
export interface Moment {
  readonly at: string;
  readonly words: string;
}

/** Merges events at the same instant into one moment, and sorts the moments, the oldest first. */
export function momentsOf(happened: readonly Moment[]): readonly Moment[] {
  const words = new Map<string, string[]>();
  for (const moment of happened) {
    words.set(moment.at, [...(words.get(moment.at) ?? []), moment.words]);
  }
  return [...words]
    .map(([at, said]) => ({ at, words: [...new Set(said)].join(', ') }))
    .sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}

/** The last moment at or before an instant; -1 if there is none. */
export function momentAt(moments: readonly Moment[], instant: string): number {
  return moments.findLastIndex(({ at }) => at <= instant);
}
