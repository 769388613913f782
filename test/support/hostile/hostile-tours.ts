import type { TourFields } from '../../../services/libs/contracts/tour/tour-view.ts';
import { pricingLimits, tourLimits } from '../../../services/libs/contracts/tour/tour-limits.ts';
import { hostileTexts } from './hostile-texts.ts';

/** The texts without the control characters that the API refuses. */
// eslint-disable-next-line no-control-regex -- control characters are meant here
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const texts = hostileTexts.map((text) => text.replaceAll(refused, ''));

/** The maximum number of lines in a list field. */
const atOnce = tourLimits.linesMax;

/** Tours with hostile texts in every text field: each text is in one of them, cut to the limit of its field. */
export const hostileTours: readonly Partial<TourFields>[] = Array.from(
  { length: Math.ceil(texts.length / atOnce) },
  (_, index) => hostileTour(texts.slice(index * atOnce, (index + 1) * atOnce), index),
);

/** One tour for each text, with the text in the fields that lists show. */
export const hostileTitles: readonly Partial<TourFields>[] = texts.map((text, index) => ({
  title: cut(`T${index} ${text}`, tourLimits.titleLengthMax),
  badge: cut(text, tourLimits.badgeLengthMax),
  description: text,
  meetingPoint: cut(text, tourLimits.meetingPointLengthMax),
  pricingStructure: { type: 'fixed', currency: 'USD', basePrice: 35 },
}));

function hostileTour(some: readonly string[], index: number): Partial<TourFields> {
  const lines = some.map((text) => cut(text, tourLimits.lineLengthMax));
  const all = some.join(' ');
  return {
    title: cut(`Hostile ${index} ${all}`, tourLimits.titleLengthMax),
    badge: cut(all, tourLimits.badgeLengthMax),
    description: cut(all, tourLimits.descriptionLengthMax),
    fullDescription: some.map((text) => `<p>${text}</p>`).join(''),
    meetingPoint: cut(all, tourLimits.meetingPointLengthMax),
    meetingPointLink: 'https://maps.example/"onclick="window.__ran=1',
    pickupTimes: ['09:00'],
    highlights: lines,
    includes: lines,
    excludes: lines,
    whatToBring: lines,
    itinerary: lines.map((text) => ({ minutesFromStart: null, text })),
    faq: lines.slice(-tourLimits.faqMax).map((text) => ({ question: text, answer: text })),
    images: ['/images/x.jpg"onerror="window.__ran=1'],
    pricingStructure: {
      type: 'age_based',
      currency: 'USD',
      ageRates: lines.slice(0, pricingLimits.ageRatesMax).map((text, place) => ({
        ageCategory: cut(`${place} ${text}`, pricingLimits.nameLengthMax),
        price: 30,
      })),
    },
  };
}

function cut(text: string, length: number): string {
  return text.slice(0, length).trim();
}
