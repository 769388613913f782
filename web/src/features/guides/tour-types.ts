/** The types of a guide's related tours (requirements, section 9), with the keywords of each. */
export const tourTypeKeywords = {
  'beach/water': ['beach', 'water', 'sea', 'dhow', 'sail', 'snorkel', 'kite', 'lagoon', 'sandbank'],
  'safari/wildlife': ['safari', 'wildlife', 'elephant', 'national park'],
  'cultural/historical': ['cultur', 'histor', 'heritage', 'city', 'village', 'culinary', 'spice'],
  'marine/conservation': [
    'marine',
    'conservation',
    'reef',
    'snorkel',
    'dolphin',
    'turtle',
    'starfish',
  ],
  'eco/nature': ['eco', 'nature', 'forest', 'mangrove', 'cave'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TourType = keyof typeof tourTypeKeywords;
