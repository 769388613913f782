import { kangas } from '../pindo/kanga.ts';
import { kangaFor, sceneFor } from './cloth-for.ts';
import { sceneNames } from './scene-name.ts';

describe('the cloth of a tour', () => {
  it.each([
    ['stone-town-heritage-walk', 'carved-door', 'stone-town'],
    ['spice-farm-tour', 'spice-hands', 'spice'],
    ['prison-island-half-day', 'tortoise-island', 'changuu'],
    ['prison-island-nakupenda', 'sandbank', 'nakupenda'],
    ['safari-blue-menai-bay', 'dhow-at-sea', 'nakupenda'],
    ['mnemba-reef-snorkelling', 'reef-and-fish', 'mnemba'],
    ['mnemba-nungwi-sunset', 'atoll-from-above', 'nungwi'],
    ['jozani-forest-mangrove', 'forest-colobus', 'jozani'],
    ['mangrove-forest', 'mangrove-creek', 'jozani'],
    ['dolphin-watch-kizimkazi', 'leaping-dolphins', 'nakupenda'],
    ['nungwi-turtles-dhow-builders', 'turtle', 'nungwi'],
    ['sunset-dhow-stone-town', 'town-waterfront', 'stone-town'],
    ['paje-seaweed-village', 'village-shore', 'mnemba'],
    ['paje-kitesurf-intro', 'kite-lagoon', 'mnemba'],
    ['kuza-cave-rock-paje', 'cave-pool', 'mnemba'],
    ['mikumi-fly-in-safari', 'savannah-elephant', 'kisutu'],
    ['mikumi-safari-by-train', 'safari-train', 'kisutu'],
    ['nyerere-fly-in-boat-safari', 'river-hippo', 'kisutu'],
    ['blue-lagoon-starfish', 'cushion-stars', 'mnemba'],
    ['jozani-kizimkazi-day', 'dimbani-mosque', 'nakupenda'],
    ['masingini-forest-walk', 'forest-tower', 'jozani'],
    ['spice-kidichi-lunch', 'persian-baths', 'spice'],
    ['kuza-cave-the-rock-paje', 'rock-house', 'mnemba'],
  ])('%s has the print %s and the cloth %s', (id, scene, kanga) => {
    expect(sceneFor({ id, title: '' })).toBe(scene);
    expect(kangaFor({ id, title: '' })).toBe(kanga);
  });

  it('follows the title if the slug has no known word', () => {
    expect(sceneFor({ id: 'tour-2', title: 'Kayaking at High Water' })).toBe('mangrove-creek');
    expect(kangaFor({ id: 'tour-2', title: 'A Day in Kendwa' })).toBe('nungwi');
  });

  it('ignores a word that is part of another word', () => {
    expect(sceneFor({ id: 'x', title: 'Scavenger hunt', category: ['City Tours'] })).toBe(
      'carved-door',
    );
  });

  it('falls back to the first category that has a print', () => {
    const category = ['Day Trips', 'Relaxation & Wellness', 'Photography'];
    expect(sceneFor({ id: 'x', title: 'Morning of rest', category })).toBe('sandbank');
  });

  it('has a default print and cloth for an unknown tour', () => {
    expect(sceneFor({ id: '', title: '' })).toBe('dhow-at-sea');
    expect(kangaFor({ id: '', title: '' })).toBe('kisutu');
    expect(sceneNames).toHaveLength(24);
    expect(kangas).toHaveLength(8);
  });
});
