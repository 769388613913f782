import { guidePaths } from '@contracts/guides/guide-paths.ts';
import { attractionSlugs, destinationSlugs } from '@contracts/guides/guide-slugs.ts';
import { guideTextAt } from './guide-texts.ts';
import { type GuideText, paragraphsOf } from './guide.ts';
import { guides } from './guides.ts';

const texts = new Map<string, GuideText>();

beforeAll(async () => {
  for (const path of guidePaths) texts.set(path, await guideTextAt(path));
});

function textAt(path: string): GuideText {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`There is no text for ${path}.`);
  return text;
}

const everything = (path: string) => JSON.stringify(textAt(path));

describe('the guides', () => {
  it('are the 13 destinations and 12 attractions of the requirements', () => {
    expect(destinationSlugs).toHaveLength(13);
    expect(attractionSlugs).toHaveLength(12);
    expect(Object.keys(guides).sort()).toEqual([...guidePaths].sort());
  });

  it('have different titles and different taglines', () => {
    const titles = new Set(guidePaths.map((path) => guides[path].name));
    const taglines = new Set(guidePaths.map((path) => textAt(path).tagline));
    expect([titles.size, taglines.size]).toEqual([25, 25]);
  });

  it('have different texts', () => {
    const paragraphs = guidePaths.flatMap((path) => paragraphsOf(textAt(path).about));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

describe.each(guidePaths)('the guide at %s', (path) => {
  it('describes the place in three to five paragraphs of readable length', () => {
    const paragraphs = paragraphsOf(textAt(path).about);
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length).toBeLessThanOrEqual(5);
    const lengths = paragraphs.map((paragraph) => paragraph.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(640);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    expect(total).toBeGreaterThanOrEqual(600);
    expect(total).toBeLessThanOrEqual(2000);
  });

  it('has a tagline that fits a search result, and badges that fit their bar', () => {
    const { tagline, location, travelTime, rating } = textAt(path);
    expect(tagline).toMatch(/^[A-Z].{38,98}\.$/);
    expect(location.length).toBeLessThanOrEqual(60);
    expect(travelTime).toMatch(/\d+ (h|min)/);
    expect(rating).toMatch(/^4\.[4-9]$/);
  });

  it('has highlights and things to know, without repetitions', () => {
    const { highlights, goodToKnow } = textAt(path);
    expect(new Set([...highlights, ...goodToKnow]).size).toBe(
      highlights.length + goodToKnow.length,
    );
    expect(highlights.length).toBeGreaterThanOrEqual(3);
    expect(goodToKnow.length).toBeGreaterThanOrEqual(2);
    for (const highlight of highlights) expect(highlight).toMatch(/^[A-Z\d].{9,79}[^.]$/);
    for (const note of goodToKnow) expect(note).toMatch(/[.!]$/);
  });

  it('marks the beginning and end of Swahili words, and only in prose', () => {
    const { about, highlights, goodToKnow, tagline, location, travelTime } = textAt(path);
    for (const prose of [...paragraphsOf(about), ...highlights, ...goodToKnow]) {
      expect(prose.split('*').length % 2).toBe(1);
    }
    expect([tagline, location, travelTime].join()).not.toContain('*');
  });

  it('links to other guides', () => {
    const { nearby } = textAt(path);
    expect(nearby.length).toBeGreaterThanOrEqual(2);
    expect(nearby).not.toContain(path);
    expect(new Set(nearby).size).toBe(nearby.length);
  });

  it('makes no promises that the operator cannot keep, and repeats no word', () => {
    expect(everything(path)).not.toMatch(
      /unforgettable|paradise|hidden gem|breathtaking|must-see/i,
    );
    expect(everything(path)).not.toMatch(/you will see|guaranteed (sighting|to see)/i);
    expect(everything(path)).not.toMatch(/\b(\w+) \1\b/);
  });
});

describe('the warnings in the guides', () => {
  it('are present if travellers might otherwise expect something wrong', () => {
    expect(everything('/destinations/kizimkazi')).toContain('not guaranteed');
    expect(everything('/attractions/mnemba-island')).toContain('Nobody can promise either');
    expect(everything('/attractions/mnemba-island')).toContain('Mnemba Atoll. It is not one');
    expect(everything('/attractions/prison-island')).toContain('sources disagree');
    expect(everything('/attractions/turtles-aquarium')).toContain('Conservationists object');
    expect(everything('/attractions/sandbanks')).toContain('Outside that window');
    for (const park of ['mikumi-park', 'selous-park']) {
      expect(everything(`/attractions/${park}`)).toContain('Flight times are set by the airline');
    }
    for (const town of ['/destinations/stone-town', '/attractions/stone-town']) {
      expect(everything(town)).toContain('still closed when we last checked');
    }
  });
});
