import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const spiceFarmTour: SeedTour = {
  slug: 'spice-farm-tour',
  isFeatured: true,
  parts: {
    details: {
      title: 'Spice Farm Tour',
      badge: 'Half day',
      categories: ['Food & Culinary', 'Cultural & Historical', 'Nature & Wildlife'],
      description: prose`Clove, nutmeg, cinnamon, vanilla and pepper where they grow, on a farm at
        Kizimbani half an hour from Stone Town, ending with a tasting of the season’s fruit.`,
      fullDescription: prose`
        <p>The Omani rulers had Zanzibar surveyed for spice growing in 1818, and the clove,
        <em>karafuu</em> in Swahili, soon paid for palaces. At Kizimbani, half an hour inland from
        Stone Town, spices still grow as they always have here: not in rows but mixed together under
        coconut, jackfruit and mango trees.</p>
        <p>Everything is handled before it is named. You rub a leaf, scratch a strip of bark, split a
        pod, and guess. Nutmeg turns out to wear a red net, which is mace. Vanilla is an orchid that
        has to be pollinated by hand. Cloves are flower buds, picked before they open. One of the
        farm’s men climbs a coconut palm with nothing but a loop of rope round his feet.</p>
        <p>Then you sit down: four or five fruits of the season, cut as you watch, and tea brewed with
        lemongrass, cinnamon or ginger.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The walk is flat and slow, about an hour and a half under trees, muddy after rain.</li>
        <li>Spices are on sale at the end; nobody has to buy.</li>
        <li>In Ramadan the tasting takes place in a closed yard.</li>
        </ul>`,
      durationHours: 4,
      meetingPoint: 'Darajani market, main entrance, Stone Town, or hotel pick-up',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Darajani+Market+Stone+Town+Zanzibar',
      highlights: [
        'A dozen spices touched, smelled and tasted on the plant',
        'Nutmeg opened fresh, with its red net of mace',
        'A climber at work in the crown of a coconut palm',
        'Tasting of four or five fruits of the season',
        'Spiced tea with the family that runs the farm',
      ],
      itinerary: [
        { minutesFromStart: -45, text: 'Hotel pick-ups in and around Stone Town begin' },
        { minutesFromStart: 0, text: 'Leave from Darajani market' },
        { minutesFromStart: 30, text: 'Arrive at the farm in Kizimbani; the spice walk begins' },
        { minutesFromStart: 120, text: 'The coconut climber' },
        { minutesFromStart: 140, text: 'Fruit tasting and spiced tea' },
        { minutesFromStart: 195, text: 'Drive back to town' },
        { minutesFromStart: 240, text: 'Return to your hotel or Darajani market' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Guide and farm entry',
        'Fruit tasting and spiced tea',
        'Drinking water',
      ],
      excludes: ['Lunch', 'Spices, soap and oils you buy', 'Gratuities'],
      whatToBring: [
        'Closed shoes that may get muddy',
        'Insect repellent',
        'A light rain jacket from March to May',
        'Cash if you want to buy spices',
      ],
    },
    pricing: pricedByAge({ adult: 30, child: 15, infant: 0 }),
    schedule: {
      pickupTimes: ['09:00', '14:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 16,
      capacity: null,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Which spices are in season when we come?',
        answer: prose`Cinnamon, lemongrass, turmeric and pepper can be seen all year. Cloves are
          picked mainly from July to January and vanilla pods ripen in the middle of the year; the
          plants themselves are always there.`,
      },
      {
        question: 'Is a nut or fruit allergy a problem?',
        answer: prose`No, but tell us when you book. Nothing is handed to you without being named
          first, and the tasting is laid out fruit by fruit.`,
      },
      {
        question: 'Can small children come?',
        answer: prose`Yes. Children up to three come free of charge; the paths are too rough for a
          pushchair, so bring a carrier.`,
      },
      {
        question: 'Can you collect us from a beach hotel?',
        answer: prose`Pick-ups in and around Stone Town are included. From the coast we can arrange a
          car at an extra charge: write your hotel in the booking and we tell you the price first.`,
      },
    ],
  },
};
