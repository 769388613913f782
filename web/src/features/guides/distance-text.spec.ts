import { guidePaths } from '@contracts/guides/guide-paths.ts';
import { distanceText } from './distance-text.ts';
import { guideTextAt } from './guide-texts.ts';

describe('the distance between the places of two guides', () => {
  it.each([
    ['/destinations/nungwi', '/destinations/kendwa', 'About 3 km away'],
    ['/destinations/nungwi', '/attractions/mnemba-island', 'About 14 km away'],
    ['/destinations/nungwi', '/attractions/turtles-aquarium', 'About 1 km away'],
    ['/destinations/stone-town', '/attractions/stone-town', 'In the same place'],
  ] as const)('is measured from %s to %s', (from, to, words) => {
    expect(distanceText(from, to)).toBe(words);
  });

  it('is replaced by a description of the way if the place is on the mainland', () => {
    expect(distanceText('/attractions/selous-park', '/attractions/mikumi-park')).not.toMatch(
      /away/,
    );
  });

  it('never shows, on a guide of the island, how far a neighbour is from Stone Town', async () => {
    for (const path of guidePaths) {
      if (path === '/attractions/mikumi-park' || path === '/attractions/selous-park') continue;
      const { nearby } = await guideTextAt(path);
      for (const other of nearby) expect(distanceText(path, other)).not.toMatch(/from Stone Town/);
    }
  });
});
