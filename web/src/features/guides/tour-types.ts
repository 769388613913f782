/** What a guide's related tours are about (requirements, section 9), and the words that tell it. */
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
