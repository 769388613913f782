import { guidePaths } from '@contracts/guides/guide-paths.ts';
import { distanceText } from './distance-text.ts';
import { guideTextAt } from './guide-texts.ts';

describe('the distance between the places of two guides', () => {
  it.each([
    ['/destinations/nungwi', '/destinations/kendwa', 'About 3 km away'],
    ['/destinations/nungwi', '/attractions/mnemba-island', 'About 14 km away'],
    ['/destinations/nungwi', '/attractions/turtles-aquarium', 'About 1 km away'],
    ['/destinations/stone-town', '/attractions/stone-town', 'In the same place'],
  ] as const)('from %s to %s starts at the first one', (from, to, words) => {
    expect(distanceText(from, to)).toBe(words);
  });

  it('is the way there for a place on the mainland', () => {
    expect(distanceText('/attractions/selous-park', '/attractions/mikumi-park')).not.toMatch(
      /away/,
    );
  });

  it('says at no neighbour of a place on the island how far that is from Stone Town', async () => {
    for (const path of guidePaths) {
      if (path === '/attractions/mikumi-park' || path === '/attractions/selous-park') continue;
      const { nearby } = await guideTextAt(path);
      for (const other of nearby) expect(distanceText(path, other)).not.toMatch(/from Stone Town/);
    }
  });
});
