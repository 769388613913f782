import { prose } from '../prose.ts';
import { pricedBySeason } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const mnembaNungwiSunset: SeedTour = {
  slug: 'mnemba-nungwi-sunset',
  isFeatured: false,
  parts: {
    details: {
      title: 'Mnemba & Nungwi Sunset',
      badge: 'Full day by boat',
      categories: ['Beach & Water Activities', 'Day Trips', 'Nature & Wildlife'],
      description: prose`From Nungwi round the northern cape to Mnemba reef, back to a beach grill,
        and out again under sail for the sunset: nine hours, fourteen seats.`,
      fullDescription: prose`
        <p>Nungwi sits at the very tip of Zanzibar, so one day can have both coasts. In the morning
        the boat rounds the cape by the lighthouse and runs down the eastern side to Mnemba reef,
        seven kilometres long and four wide. You snorkel at two places, chosen by the current, with a
        guide in the water.</p>
        <p>By early afternoon we are back on the western side, where the sea stays deep enough to swim
        at every tide. Lunch is grilled on the beach: fish or chicken, coconut rice,
        <em>kachumbari</em> (tomato, onion and lime), fruit. Then nothing is planned for two hours,
        on purpose.</p>
        <p>Toward five the crew hoists the sail of a dhow and we drift along Kendwa and back while the
        sun goes down into the channel. The engine stays off when there is any wind at all.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Every seat costs the same. Prices are higher in July, August and around the New Year, and
        the price for your date is shown before you book.</li>
        <li>For good swimmers from eight years. No landing on Mnemba, which is private.</li>
        <li>The boat sails with two travellers or more; the rounding of the cape can be bumpy.</li>
        </ul>`,
      durationHours: 9,
      meetingPoint: 'Nungwi main beach, by the moored dhows',
      meetingPointLink: 'https://www.google.com/maps/search/?api=1&query=Nungwi+Beach+Zanzibar',
      highlights: [
        'Both coasts in one day, round the northern cape',
        'Two snorkelling stops on Mnemba reef',
        'Grill on the beach and two hours without a plan',
        'Sunset under a lateen sail off Kendwa',
        'Fourteen seats, two boats, one crew',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet on Nungwi main beach, fit masks and board' },
        { minutesFromStart: 75, text: 'Mnemba reef: two swims with a rest between them' },
        { minutesFromStart: 210, text: 'Back round the cape' },
        { minutesFromStart: 270, text: 'Lunch from the grill, then free time on the beach' },
        { minutesFromStart: 435, text: 'Change to the dhow and hoist the sail' },
        { minutesFromStart: 540, text: 'Return to Nungwi beach after sunset' },
      ],
      includes: [
        'Motor boat to the reef and dhow for the sunset',
        'Mask, snorkel, fins and life jacket',
        'Conservation area fee',
        'Grilled lunch, fruit, water and soft drinks',
      ],
      excludes: ['Transfer to Nungwi', 'Alcoholic drinks', 'Gratuities'],
      whatToBring: [
        'Swimwear, towel and a dry shirt for the evening',
        'Reef-safe sunscreen and a hat',
        'A light jacket: the wind cools after sunset',
        'Tablets against seasickness, if you need them',
      ],
    },
    pricing: pricedBySeason(85),
    schedule: {
      pickupTimes: ['09:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 18,
      maxGuests: 14,
      capacity: 14,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Why do July, August and the New Year cost more?',
        answer: prose`Those are the weeks when boats and crews are hardest to find. The rate is 10 %
          higher in July and August and 20 % higher from 20 December to 5 January.`,
      },
      {
        question: 'Can I leave after lunch?',
        answer: prose`Yes, you are back on Nungwi beach by then. The price stays the same, because the
          seat on the dhow was kept for you.`,
      },
      {
        question: 'What happens in a strong wind?',
        answer: prose`If the cape is too rough we snorkel on the reefs of the western side instead and
          tell you before we sail. If nothing is safe, you choose another day or pay nothing.`,
      },
      {
        question: 'How do I get to Nungwi?',
        answer: prose`From Stone Town it is 58 km, about an hour and a quarter by road. We can send a
          car at an extra charge; write your hotel in the booking.`,
      },
    ],
  },
};
