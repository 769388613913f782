import type { GuideText } from '../../guide.ts';

export const uroa: GuideText = {
  tagline: 'A working shore: boats, seaweed, and a tide flat as wide as a plain.',
  location: 'East coast of Unguja',
  travelTime: '50 min from Stone Town',
  rating: '4.4',
  about: `
    Of the east-coast beaches in these guides, Uroa is the nearest to Stone Town: 38 km and 50
    minutes by road. It lies between Pongwe and Chwaka, and those who stop here want to see how
    people use the coast: Uroa lives from fishing and from seaweed.

    Its tide flat is wide. At low tide the sea goes far out, and its edge becomes a white line on
    the horizon. The farmers go after it to their plots of *mwani*, seaweed, tie on new cuttings and
    bring the harvest home to dry.

    When the tide returns the boats float again. Fishermen sail out through the gaps of the reef,
    about a kilometre offshore, and what they bring is sold on the beach. Nobody organises this for
    visitors. Ask before you take pictures, greet first, and take your time: *shikamoo* is how a
    younger person greets an older one.
  `,
  highlights: [
    'A wide tide flat, to be crossed on foot at low water',
    'Seaweed from the plot to the drying ground',
    'Fish sold on the beach as the boats come in',
    'The shortest drive from Stone Town to an east-coast beach of these guides',
  ],
  goodToKnow: [
    'Swimming is for the hours around high water.',
    'Dress as in any village: shoulders and knees covered away from the sand.',
  ],
  nearby: ['/destinations/pongwe', '/destinations/kiwengwa', '/attractions/jozani-forest'],
};
