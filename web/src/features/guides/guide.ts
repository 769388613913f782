import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { Kanga } from '../../shared/pindo/kanga.ts';
import type { Hour } from '../../shared/scenes/hour.ts';
import type { SceneName } from '../../shared/scenes/scene-name.ts';

/** The data of a guide for lists, links and cards. Its text is a separate file. */
export interface Guide {
  readonly name: string;
  /** How far the place is and from where, as short as possible. */
  readonly way: string;
  readonly kanga: Kanga;
  /** If a guide has no scene, it shows its position on the map. */
  readonly scene?: SceneName;
  readonly hour?: Hour;
}

/** Out of 5, as written in the guides; it is not an average of reviews. */
export type GuideRating = '4.4' | '4.5' | '4.6' | '4.7' | '4.8' | '4.9';

/** The text of a guide's page. */
export interface GuideText {
  readonly tagline: string;
  readonly location: string;
  readonly travelTime: string;
  readonly rating: GuideRating;
  /** A name or a saying in Swahili, with its meaning. */
  readonly saying?: { readonly saying: string; readonly meaning: string };
  /** Paragraphs, divided by empty lines. Swahili words are between asterisks, here and in the lists. */
  readonly about: string;
  readonly highlights: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly nearby: readonly GuidePath[];
}

/** Splits a text into its paragraphs at empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '');
}
