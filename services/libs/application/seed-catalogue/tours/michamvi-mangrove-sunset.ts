import { prose } from '../prose.ts';
import { pricedBySeason } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const michamviMangroveSunset: SeedTour = {
  slug: 'michamvi-mangrove-sunset',
  isFeatured: false,
  parts: {
    details: {
      title: 'Michamvi Mangrove Sunset',
      badge: 'By kayak',
      categories: ['Adventure & Sports', 'Nature & Wildlife', 'Relaxation & Wellness'],
      description: prose`Two-seat kayaks into the mangrove creeks of Michamvi as the tide comes in,
        then the sun going down over water, on the one east-coast peninsula that faces west.`,
      fullDescription: prose`
        <p>The Michamvi peninsula bends back on itself, so the beach of Kae looks west across Chwaka
        Bay. Behind it the tide fills a tangle of creeks lined with <em>mikoko</em>, mangroves, and
        for an hour or two around high water a kayak can go where at noon there was only mud.</p>
        <p>You paddle in twos, slowly. Kingfishers use the same perch every evening, crabs climb the
        roots ahead of the water, and small fish shelter between them: these creeks are the nursery
        of the reef outside. The guide explains how mangroves hold the shore together and how each
        kind deals with salt.</p>
        <p>For the last part we turn out of the trees and into the bay, raft the kayaks together, pass
        round ginger tea from a flask and wait for the sun.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The exact start follows the tide and the sunset and is confirmed the day before. When high
        water falls at another hour we stay in the main channel.</li>
        <li>Every seat costs the same; in July, August and around the New Year it costs more, and the
        price for your date is shown before you book.</li>
        <li>From eight years. It runs with two travellers or more.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Michamvi Kae beach',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Michamvi+Kae+Beach+Zanzibar',
      highlights: [
        'Mangrove creeks that open only near high water',
        'Two-seat kayaks, five of them, at birdwatching speed',
        'Sunset over water on the east coast',
        'Ginger tea while the kayaks drift together',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet on Kae beach: dry bags, paddles, a short lesson' },
        { minutesFromStart: 30, text: 'Into the mangrove creeks with the rising water' },
        { minutesFromStart: 110, text: 'A pause among the roots: birds, crabs, young fish' },
        { minutesFromStart: 140, text: 'Out into the bay for the sunset' },
        { minutesFromStart: 180, text: 'Return to Kae beach' },
      ],
      includes: [
        'Two-seat kayak, paddle and life jacket',
        'Guide in a kayak of his own',
        'Dry bag for two',
        'Ginger tea, fruit and water',
      ],
      excludes: ['Transfer to Michamvi', 'Dinner', 'Gratuities'],
      whatToBring: [
        'Clothes that may get wet and shoes with a strap',
        'Insect repellent',
        'A hat, and a light layer for after sunset',
        'Binoculars, if you have them',
      ],
    },
    pricing: pricedBySeason(40),
    schedule: {
      pickupTimes: ['15:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 10,
      capacity: 10,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Do I need to have paddled before?',
        answer: prose`No. The creeks are calm, the kayaks are wide and hard to tip, and you sit with
          the stronger paddler behind.`,
      },
      {
        question: 'I am travelling alone. Who shares my kayak?',
        answer: prose`Another single guest or one of our guides. You pay for one seat.`,
      },
      {
        question: 'Are there mosquitoes?',
        answer: prose`In the trees toward dusk, yes, more so after rain. Repellent and long sleeves
          are enough, and out on the bay they stay behind.`,
      },
      {
        question: 'How much more is the high season?',
        answer: prose`The seat costs 10 % more in July and August and 20 % more from 20 December to
          5 January. The rest of the year it is the listed price.`,
      },
    ],
  },
};
