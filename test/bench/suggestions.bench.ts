import { suggest } from '../../services/libs/domain/tour/suggestion-relevance.ts';
import {
  type IndexableTour,
  SuggestionIndex,
} from '../../services/libs/application/queries/tour/suggestion-index.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { seeded } from './harness/seeded.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { percentileOf } from './harness/statistics.ts';

const queries = 150;
const words =
  `spice farm tour stone town sunset dhow cruise prison island tortoise mnemba reef snorkelling jozani
forest red colobus monkey mangrove boardwalk nungwi turtle lagoon kizimkazi dolphin blue safari mikumi nyerere lion
elephant hippo river train flight karafuu clove nutmeg vanilla cinnamon seaweed village paje kitesurf lesson rock
restaurant lunch cave kuza swim starfish beach walk guide market history palace fort door carved sultan heritage
coral sandbank picnic grilled lobster fruit tasting half day full private small group family sunrise`.split(
    /\s+/,
  );
const categories = [
  'Food & Culinary',
  'Cultural & Historical',
  'Nature & Wildlife',
  'Water & Beach',
];

/** A catalogue of made-up tours, with real words and the lengths of real texts. */
function catalogue(size: number): readonly IndexableTour[] {
  const random = seeded(size);
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  return Array.from({ length: size }, (_none, number) => ({
    id: `tour-${number}`,
    revision: 0,
    title: `${text(4)} ${number}`,
    categories: categories.filter(() => random() < 0.4),
    highlights: Array.from({ length: 5 }, () => text(8)),
    description: text(30),
  }));
}

/** Typical input: the beginnings of words, two words, a word with a typing error, and nonsense. */
function typed(): readonly string[] {
  const random = seeded(7);
  return Array.from({ length: queries }, (_none, place) => {
    const word = words[Math.floor(random() * words.length)] ?? '';
    const other = words[Math.floor(random() * words.length)] ?? '';
    const kinds = [
      word,
      word.slice(0, 2),
      word.slice(0, 3),
      `${word} ${other}`,
      `${word}x`,
      `q${place}z`,
    ];
    return kinds[place % kinds.length] ?? '';
  });
}

interface Measured {
  readonly p50Us: number;
  readonly p99Us: number;
}

function time(ask: (text: string) => unknown): Promise<Measured> {
  const us = typed().map((text) => {
    const before = performance.now();
    ask(text);
    return (performance.now() - before) * 1000;
  });
  return Promise.resolve({ p50Us: percentileOf(us, 50), p99Us: percentileOf(us, 99) });
}

async function measure(size: number, atMost: number, rounds: number): Promise<Comparison> {
  const tours = catalogue(size);
  const index = new SuggestionIndex();
  index.arrange(tours);
  const naive = (text: string) => suggest(text, tours).map(({ id, title }) => ({ id, title }));
  for (const text of typed()) {
    if (JSON.stringify(index.suggest(text)) !== JSON.stringify(naive(text))) {
      throw new Error(`The index and the rule differ about "${text}" among ${size} tours.`);
    }
  }
  const measured = await alternate(
    [
      { name: 'index', measure: () => time((text) => index.suggest(text)) },
      { name: 'rule', measure: () => time(naive) },
      { name: 'rule again', measure: () => time(naive) },
    ],
    rounds,
  );
  const p99 = (of: Measured) => of.p99Us;
  const same = compare(measured, ['rule again', 'rule'], p99);
  return {
    what: `p99 among ${size.toLocaleString('en')} tours, to the naive rule`,
    goal: { atMost },
    ratios: compare(measured, ['index', 'rule'], p99),
    figures: [
      mediansOf(measured, ['index', 'rule'], { figure: p99, unit: 'µs' }),
      `A/A ${same.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    ].join('; '),
  };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return [await measure(1_000, 0.1, rounds), await measure(100_000, 0.05, rounds)];
}

export const suggestions: Benchmark = {
  name: 'suggestions',
  title: 'Suggestions while typing',
  about: `${queries} texts as people type them: beginnings of words, pairs of words, typing errors, nonsense. First, every
answer of the index is compared with the answer of the naive rule, which looks at every tour. A difference ends the run.`,
  run,
};
