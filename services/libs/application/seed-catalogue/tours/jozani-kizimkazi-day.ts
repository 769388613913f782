import { prose } from '../prose.ts';
import { pricedByGroupSize } from '../seed-prices.ts';
import type { SeedTour } from '../seed-tour.ts';

/** On Fridays the mosque at Dimbani is used for prayer. */
const everyDayButFriday: readonly number[] = [1, 2, 3, 4, 6, 7];

export const jozaniKizimkaziDay: SeedTour = {
  slug: 'jozani-kizimkazi-day',
  isFeatured: false,
  parts: {
    details: {
      title: 'Jozani & Kizimkazi Day',
      badge: 'Full day',
      categories: ['Nature & Wildlife', 'Cultural & Historical', 'Day Trips'],
      description: prose`The colobus forest in the cool of the morning, the mosque at Dimbani with an
        inscription of 1107, and lunch above the fishing harbour of Kizimkazi.`,
      fullDescription: prose`
        <p>The south of the island in one unhurried day. We reach Jozani before the heat, look for red
        colobus, the monkeys that live only in Zanzibar, and walk the forest trail with a ranger
        of the national park.</p>
        <p>Half an hour further, at Kizimkazi Dimbani, stands a plain building with an iron roof. Go
        inside and you face the oldest dated inscription of the East African coast: Kufic letters cut
        in coral, floriated and sharp, giving the year 500 of the Islamic calendar, our 1107. The
        mosque is still in use, so the imam’s family opens it between prayers.</p>
        <p>Kizimkazi Mkunguni, a few minutes on, is a harbour of <em>mashua</em>, small plank boats.
        Lunch is eaten above it, by the sea, and the afternoon is free for a swim or a walk along
        the cliffs of old coral.</p>
        <h3>Good to know</h3>
        <ul>
        <li>For the mosque: long sleeves, long skirt or trousers, a scarf for women, shoes off.</li>
        <li>No tour on Fridays, when the mosque is left to prayer. In Ramadan lunch is served
        indoors.</li>
        <li>This day has no dolphin trip; boats go out from here at dawn on another tour. It runs with
        two travellers or more.</li>
        </ul>`,
      durationHours: 8,
      meetingPoint: 'Hotel pick-up in and around Stone Town, or the gate of the Old Fort',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'Red colobus and forest trail in Zanzibar’s national park',
        'A Kufic inscription of 1107 in a mosque still in use',
        'The fishing harbour of Kizimkazi and its boats',
        'Lunch by the sea',
        'Time to swim on the quiet south coast',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up at your hotel or the Old Fort' },
        { minutesFromStart: 55, text: 'Jozani forest: colobus and the trail' },
        { minutesFromStart: 190, text: 'The mosque at Kizimkazi Dimbani' },
        { minutesFromStart: 235, text: 'The harbour of Kizimkazi Mkunguni' },
        { minutesFromStart: 270, text: 'Lunch by the sea, then free time on the beach' },
        { minutesFromStart: 405, text: 'Drive back' },
        { minutesFromStart: 480, text: 'Return to your hotel' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Guide, park entry fee and ranger',
        'Contribution to the mosque',
        'Lunch with a soft drink, and water all day',
      ],
      excludes: ['Dolphin boat', 'Alcoholic drinks', 'Gratuities'],
      whatToBring: [
        'Clothes that cover arms and legs, and a scarf',
        'Closed shoes for the forest',
        'Swimwear and a towel',
        'Insect repellent and sunscreen',
      ],
    },
    pricing: pricedByGroupSize(
      { upTo: 2, adult: 65, child: 35, infant: 0 },
      { upTo: 6, adult: 58, child: 31, infant: 0 },
      { upTo: 12, adult: 52, child: 28, infant: 0 },
    ),
    schedule: {
      pickupTimes: ['08:00'],
      weekdays: everyDayButFriday,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 12,
      capacity: 12,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'May non-Muslims enter the mosque?',
        answer: prose`Yes, outside prayer times, with the permission of the family who keeps the key
          and in covering clothes. If a prayer or a burial is being held we wait or come back later.`,
      },
      {
        question: 'Are dolphins part of the day?',
        answer: prose`No. Boats look for them at sunrise, before we would arrive. Book Dolphin Watch,
          Kizimkazi for that, on a different morning.`,
      },
      {
        question: 'What is for lunch?',
        answer: prose`Usually grilled fish or octopus in coconut with rice and vegetables; a
          vegetarian plate is no trouble if you write it in the booking.`,
      },
      {
        question: 'Can the day start from Paje or Jambiani?',
        answer: prose`Yes. A car brings you to Jozani, where you join the group from town at about
          nine, and back in the afternoon. We tell you the exact time the day before.`,
      },
    ],
  },
};
