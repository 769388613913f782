import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const prisonIslandNakupenda: SeedTour = {
  slug: 'prison-island-nakupenda',
  isFeatured: false,
  parts: {
    details: {
      title: 'Prison Island & Nakupenda',
      badge: 'Seafood lunch',
      categories: ['Beach & Water Activities', 'Day Trips', 'Food & Culinary', 'Nature & Wildlife'],
      description: prose`Tortoises on Changuu, then grilled fish on Nakupenda, a sandbank that the
        tide lays bare for a few hours and takes back. Seven hours by boat.`,
      fullDescription: prose`
        <p><em>Nakupenda</em> means “I love you”, and the name belongs to a bar of white sand a short
        boat ride from Stone Town that exists only between tides. How much of it you find depends on
        the moon: at spring tides it can be long enough for a walk, at neap tides it is a strip a few
        paces wide.</p>
        <p>Because of that, the order of the day is written by the tide table. On most days we visit
        Changuu first: the giant tortoises, descended from four that arrived in 1919, and the prison
        of 1893–94 that only ever served as a quarantine station. Then we cross to the sandbank as
        the water falls, put up an awning and light the charcoal.</p>
        <p>Lunch is what the market had that morning: reef fish, calamari or octopus, prawns when
        there are any, with rice, chapati, salad and fruit. The water around the bank is shallow and
        warm enough to stay in until somebody calls you to eat.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The start moves with low water, usually by less than two hours. We confirm the exact time
        the day before.</li>
        <li>There is no shade and no toilet on the sandbank; use those on Changuu.</li>
        <li>The boat sails with two travellers or more.</li>
        </ul>`,
      durationHours: 7,
      meetingPoint: 'Beach landing beside Forodhani Gardens, Stone Town',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Forodhani+Gardens+Stone+Town+Zanzibar',
      highlights: [
        'A sandbank that comes and goes with the tide',
        'Fish, octopus and calamari grilled over charcoal on the sand',
        'The giant tortoises and the quarantine station of Changuu',
        'Snorkelling over a shallow reef on the way',
        'A day planned by the tide table, not by the clock',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Board at the Forodhani landing' },
        { minutesFromStart: 30, text: 'Changuu: tortoises and the old prison' },
        { minutesFromStart: 120, text: 'Snorkelling stop' },
        { minutesFromStart: 180, text: 'Cross to Nakupenda; swim while the grill is lit' },
        { minutesFromStart: 255, text: 'Seafood lunch under the awning' },
        { minutesFromStart: 385, text: 'Leave ahead of the rising water' },
        { minutesFromStart: 420, text: 'Return to the Forodhani landing' },
      ],
      includes: [
        'Boat with awning, skipper and life jackets',
        'Guide and island entry fee',
        'Mask, snorkel and fins',
        'Grilled seafood lunch, fruit, water and soft drinks',
      ],
      excludes: ['Lobster, ordered the day before', 'Transfer to Forodhani', 'Gratuities'],
      whatToBring: [
        'Swimwear, towel and a long-sleeved top against the sun',
        'Reef-safe sunscreen, hat and sunglasses',
        'Sandals that can get wet',
        'A dry bag for phone and camera',
      ],
    },
    pricing: pricedByAge({ adult: 60, child: 35, infant: 0 }),
    schedule: {
      pickupTimes: ['08:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 20,
      capacity: 20,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Will the sandbank be dry on our day?',
        answer: prose`It shows around low water, for longer at spring tides than at neaps. We set the
          hours by the tide table; if your date has a poor tide we say so before you travel and you
          may move it.`,
      },
      {
        question: 'What if we do not eat seafood?',
        answer: prose`Tell us in the booking. Chicken or vegetables with rice, beans and chapati are
          grilled apart from the fish.`,
      },
      {
        question: 'Are there other boats?',
        answer: prose`Yes, often a dozen or more at midday. There is room to walk away from them at a
          good low tide; on a narrow bank you share it.`,
      },
      {
        question: 'Is it a good day for small children?',
        answer: prose`The water is shallow and calm, but the sun is strong and shade is only what we
          bring. With a baby we would take the Prison Island Half Day.`,
      },
    ],
  },
};
