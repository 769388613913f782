import { prose } from '../prose.ts';
import { pricedByGroupSize } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const spiceKidichiLunch: SeedTour = {
  slug: 'spice-kidichi-lunch',
  isFeatured: false,
  parts: {
    details: {
      title: 'Spice, Kidichi & Lunch',
      badge: 'Lunch included',
      categories: ['Food & Culinary', 'Cultural & Historical', 'Day Trips'],
      description: prose`A spice farm in the morning, the Persian baths of 1850 at Kidichi, then a
        home-cooked Swahili lunch seasoned with what you picked an hour before.`,
      fullDescription: prose`
        <p>Three stops that belong together, all within a short drive in the green hills north-east of
        Stone Town. First a farm, where you meet clove, cardamom, cinnamon, turmeric and pepper as
        plants and put aside a handful of each for later.</p>
        <p>Then Kidichi. Sultan Said had these baths built in 1850 for his wife, a Persian princess,
        with craftsmen who knew the style of her home: domed rooms, and stucco of birds and flowers
        on the walls. The plaster has darkened and the water is long gone, but the plan is easy to
        read, from changing room to hot room.</p>
        <p>Lunch is in a family’s house. Your handful of spices goes into the mortar and from there
        into the <em>pilau</em>, rice cooked in spiced stock. Beside it come fish in coconut,
        cassava leaves or spinach, and a relish of tomato and lime. You may cook along or simply sit
        and talk.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The tour runs with two travellers or more.</li>
        <li>Cover shoulders and knees: you are a guest in a home.</li>
        <li>In Ramadan lunch is served indoors, and no alcohol is served at any time.</li>
        </ul>`,
      durationHours: 6,
      meetingPoint: 'Hotel pick-up in and around Stone Town, or Darajani market, main entrance',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Darajani+Market+Stone+Town+Zanzibar',
      highlights: [
        'Spices picked by you and ground for your own lunch',
        'Persian baths of 1850, with their domes and stucco birds',
        'Pilau, coconut fish and greens in a family’s house',
        'A cook who explains as she works and lets you stir',
        'Village lanes between clove trees and banana gardens',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up at your hotel or Darajani market' },
        { minutesFromStart: 40, text: 'Spice farm: walk, guess and pick' },
        { minutesFromStart: 130, text: 'Short drive to the Persian baths at Kidichi' },
        { minutesFromStart: 185, text: 'In the kitchen: grinding spices, scraping coconut' },
        { minutesFromStart: 240, text: 'Lunch with the family' },
        { minutesFromStart: 320, text: 'Drive back to town' },
        { minutesFromStart: 360, text: 'Return to your hotel' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Guide, farm entry and entry to the baths',
        'Home-cooked lunch with water, juice and tea',
        'The spices you pick for the meal',
      ],
      excludes: ['Spices bought to take home', 'Transfer from beach hotels', 'Gratuities'],
      whatToBring: [
        'Clothes that cover shoulders and knees',
        'Shoes that slip off easily at the door',
        'Insect repellent',
        'An appetite: portions are large',
      ],
    },
    pricing: pricedByGroupSize(
      { upTo: 2, adult: 45, child: 23, infant: 0 },
      { upTo: 6, adult: 40, child: 20, infant: 0 },
      { upTo: 12, adult: 36, child: 18, infant: 0 },
    ),
    schedule: {
      pickupTimes: ['09:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 12,
      capacity: 12,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Do you cook for vegetarians and vegans?',
        answer: prose`Yes. Beans in coconut, pumpkin and greens take the place of the fish. Write it
          in the message of your booking so that the family can shop for it.`,
      },
      {
        question: 'Can we bathe at Kidichi?',
        answer: prose`No. The baths are a monument without water; you walk through the rooms for
          about half an hour.`,
      },
      {
        question: 'How does this differ from the Spice Farm Tour?',
        answer: prose`That one is four hours and ends with fruit. This one adds the baths and a full
          meal, and the group is kept to twelve because everybody eats at one table.`,
      },
    ],
  },
};
