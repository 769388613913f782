import type { GuideText } from '../../guide.ts';

export const kiwengwa: GuideText = {
  tagline: 'The long beach of the north-east, with a forest of coral rag and caves behind it.',
  location: 'North-east coast of Unguja',
  travelTime: '56 min from Stone Town',
  rating: '4.6',
  about: `
    Kiwengwa has the largest strip of hotels on the north-east coast, 40 km from Stone Town, but
    the beach is so long that it does not feel crowded. Early in the morning it belongs to fishermen and to people who
    rise for the sun, which comes up straight out of the sea.

    Few guests look behind the road. There the Kiwengwa-Pongwe Forest Reserve protects what is left
    of the coral rag: low, tough woodland that grows directly on fossil reef. Short trails lead
    through it, and under it are caves. The reserve is open from 08:00 to 17:00.

    The beach itself follows the tides of the east coast. The reef lies about a kilometre out; at
    low water the lagoon in between is a place for walking, at high water one for swimming. Five
    kilometres south, in the half-sheltered bay of Pongwe, there is often water left when Kiwengwa
    is dry.
  `,
  highlights: [
    'Kiwengwa-Pongwe Forest Reserve: trails in the coral-rag forest',
    'Caves under the trees, with a ranger and a torch',
    'Sunrise over the sea, along miles of sand',
    'The bay of Pongwe five kilometres south',
  ],
  goodToKnow: [
    'The reserve is open from 08:00 to 17:00; the floor of the caves is uneven and damp.',
    'Nungwi is 39 km away, 46 minutes by car.',
  ],
  nearby: ['/destinations/pongwe', '/destinations/pwani-mchangani', '/destinations/uroa'],
};
