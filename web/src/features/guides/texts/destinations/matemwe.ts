import type { GuideText } from '../../guide.ts';

export const matemwe: GuideText = {
  tagline: 'The last village of the east coast, and the nearest beach to Mnemba reef.',
  location: 'North-east coast of Unguja',
  travelTime: '1 h from Stone Town',
  rating: '4.7',
  about: `
    Matemwe is the northernmost village of the east coast, 44 km from Stone Town. Palms stand close
    to the sand, boats lie under them, and straight ahead, some three kilometres offshore, is the
    small round island of Mnemba.

    That island is the reason for early starts. Boats leave from Matemwe and from Muyuni beach just
    north of it, and after about 20 minutes they are over a reef of seven by four kilometres, home
    to some 600 kinds of fish. It is a conservation area; the island itself is private and nobody
    lands.

    On the beach the tide is in charge. When it is low the sea goes back to the reef edge, about a
    kilometre out, and the lagoon becomes a coral flat. Then people walk over it with sticks and
    buckets, and what looked like an empty beach turns out to be a place of work. Wait six
    hours and you can swim again.
  `,
  highlights: [
    'Mnemba reef about 20 minutes away by boat',
    'Muyuni beach, where the snorkelling boats leave',
    'The coral flat at low water, on foot and in good shoes',
    'Sunrise over the sea',
  ],
  goodToKnow: [
    'The beach is for swimming around high water only.',
    'Nungwi is 27 km away, 34 minutes by car.',
  ],
  nearby: ['/attractions/mnemba-island', '/destinations/pwani-mchangani', '/destinations/nungwi'],
};
