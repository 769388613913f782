import { ratiosOf } from './statistics.ts';

/** A candidate that is measured repeatedly, together with others. */
export interface Contender<Measurement> {
  readonly name: string;
  readonly measure: () => Promise<Measurement>;
}

/** The measurements of every contender, one entry per round. */
export type Rounds<Measurement> = Readonly<Record<string, readonly Measurement[]>>;

/**
 * Measures all contenders once per round, each round in a random order, so that a noisy neighbour or a warm
 * cache favours no contender.
 */
export async function alternate<Measurement>(
  contenders: readonly Contender<Measurement>[],
  rounds: number,
): Promise<Rounds<Measurement>> {
  const measured: Record<string, Measurement[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of shuffled(contenders)) {
      (measured[name] ??= []).push(await measure());
    }
  }
  return measured;
}

/** The ratio of one contender's figure to another's, round by round. */
export function compare<Measurement>(
  rounds: Rounds<Measurement>,
  [of, to]: readonly [string, string],
  figure: (measurement: Measurement) => number,
): readonly number[] {
  const figures = (name: string) => (rounds[name] ?? []).map(figure);
  return ratiosOf(figures(of), figures(to));
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ item }) => item);
}
