import type { AgeRateView, PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { fromPriceOf } from '@contracts/tour/from-price-of.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';
import { formatDate } from '../../shared/dates/format-date.ts';
import { parsedHtml } from '../../shared/html/parsed-html.ts';
import { formatPrice } from '../../shared/ui/format-price.ts';

export const newTourPath = '/admin/tours/new';
export const toursPath = '/admin/tours';

/** The path of the form of a tour. */
export function tourFormPath(id: string): string {
  return `${toursPath}/${encodeURIComponent(id)}`;
}

/** The labels of the form's fields (requirements, section 2). */
export const fieldLabels: Readonly<Record<keyof TourFields, string>> = {
  title: 'Title',
  category: 'Categories',
  badge: 'Badge',
  description: 'Short Description',
  fullDescription: 'Full Description',
  durationHours: 'Duration (hours)',
  maxGuests: 'Max travellers of one booking',
  allowsMinorsAlone: 'Minors may travel without an adult',
  meetingPoint: 'Meeting Point Description',
  meetingPointLink: 'Meeting Point Location Link',
  pickupTimes: 'Pickup Times',
  pricingStructure: 'Pricing Structure',
  highlights: 'Highlights',
  itinerary: 'Itinerary',
  includes: 'What’s Included',
  excludes: 'What’s not included',
  whatToBring: 'What to Bring',
  faq: 'FAQ',
  images: 'Images',
  pictures: 'Texts and focus points of images',
  isFeatured: 'Featured',
  isActive: 'Active',
  capacity: 'Seats of one departure',
  confirmation: 'Confirmation',
  weekdays: 'Days of the week',
  season: 'Season',
  bookingCutoffHours: 'Booking cut-off (hours)',
  freeCancellationHours: 'Free cancellation (hours before the start)',
  cancellationChargePercent: 'Charge for a later cancellation, at most (% of the price)',
  pickup: 'Pick-up',
};

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const confirmationWords: Readonly<Record<TourFields['confirmation'], string>> = {
  instant: 'At once',
  'by-hand': 'By hand',
};

/** `1 hour`, `3.5 hours` */
export function hoursWords(hours: number): string {
  return hours === 1 ? '1 hour' : `${String(hours)} hours`;
}

/** `1 upcoming booking`, `3 upcoming bookings` */
function bookingsWords(count: number): string {
  return count === 1 ? '1 upcoming booking' : `${count.toLocaleString('en-US')} upcoming bookings`;
}

/** The price of a tour on one line: `By age, from $50`. */
export function pricingSummary(pricing: PricingStructureView): string {
  const from = formatPrice(fromPriceOf(pricing), pricing.currency, 'short');
  switch (pricing.type) {
    case 'fixed':
      return `Fixed, ${from} per traveller`;
    case 'age_based':
      return `By age, from ${from}`;
    case 'group':
      return `By group size, from ${from}`;
    case 'seasonal':
      return `By season, otherwise ${from}`;
  }
}

/** The lines of a price table. */
function pricingLines(pricing: PricingStructureView): readonly string[] {
  const { currency, basePrice = 0, ageRates = [], groupRates = [], seasonalRates = [] } = pricing;
  const price = (amount: number) => formatPrice(amount, currency, 'short');
  const rate = ({ ageCategory, price: amount, minAge = null, maxAge = null }: AgeRateView) =>
    `${ageCategory}: ${price(amount)}${agesWords(minAge, maxAge)}`;
  switch (pricing.type) {
    case 'fixed':
      return [`Fixed: ${price(basePrice)} per traveller, in ${currency}`];
    case 'age_based':
      return [`By age, in ${currency}`, ...ageRates.map(rate)];
    case 'group':
      return [
        `By group size, in ${currency}`,
        ...groupRates.flatMap(({ minSize, maxSize, ageRates: rates }) =>
          rates.map((each) => `${String(minSize)} to ${String(maxSize)} travellers, ${rate(each)}`),
        ),
      ];
    case 'seasonal':
      return [
        `By season, otherwise ${price(basePrice)} per traveller, in ${currency}`,
        ...seasonalRates.map(({ season, startDate, endDate, priceModifier, modifierType }) => {
          const more =
            modifierType === 'fixed' ? price(priceModifier) : `${String(priceModifier)} %`;
          return `${season}, ${formatDate(startDate)} to ${formatDate(endDate)}: ${more}`;
        }),
      ];
  }
}

function agesWords(minAge: number | null, maxAge: number | null): string {
  if (minAge === null && maxAge === null) return '';
  if (maxAge === null) return ` (from ${String(minAge)} years)`;
  return ` (${String(minAge ?? 0)} to ${String(maxAge)} years)`;
}

/** The value of a field as lines, for comparison; none if it is empty. */
export function valueLines<Name extends keyof TourFields>(
  name: Name,
  value: TourFields[Name],
): readonly string[] {
  // Because one field is optional, the compiler cannot see that the writer and the value belong to the same field.
  const write = writers[name] as (value: TourFields[Name]) => readonly string[];
  return write(value).filter((line) => line !== '');
}

const oneLine = (text: string | number | null) => [text === null ? '' : String(text)];
const yesOrNo = (is: boolean) => [is ? 'Yes' : 'No'];
const lines = (list: readonly string[]) => list;

const writers: {
  readonly [Name in keyof TourFields]-?: (value: TourFields[Name]) => readonly string[];
} = {
  title: oneLine,
  category: lines,
  badge: oneLine,
  description: (text) => text.split('\n'),
  fullDescription: textLines,
  durationHours: (hours) => [hoursWords(hours)],
  maxGuests: oneLine,
  meetingPoint: oneLine,
  meetingPointLink: oneLine,
  pickupTimes: lines,
  pricingStructure: pricingLines,
  highlights: lines,
  itinerary: (steps) =>
    steps.map(({ minutesFromStart, text }) =>
      minutesFromStart === null ? text : `${minutesWords(minutesFromStart)}: ${text}`,
    ),
  includes: lines,
  excludes: lines,
  whatToBring: lines,
  faq: (entries) => entries.map(({ question, answer }) => `${question} — ${answer}`),
  images: lines,
  pictures: pictureLines,
  isFeatured: yesOrNo,
  isActive: yesOrNo,
  allowsMinorsAlone: (is = false) => yesOrNo(is),
  capacity: (seats) => [seats === null ? 'No limit' : String(seats)],
  confirmation: (kind) => [confirmationWords[kind]],
  weekdays: (days) =>
    days.length === 7 ? ['Every day'] : [days.map((day) => weekdayNames[day - 1]).join(', ')],
  season: (season) => [
    season === null ? 'All year' : `${formatDate(season.from)} to ${formatDate(season.to)}`,
  ],
  bookingCutoffHours: (hours) => [hoursWords(hours)],
  freeCancellationHours: (hours) => [`Until ${hoursWords(hours)} before the start`],
  cancellationChargePercent: (percent) => [`Up to ${String(percent)} %`],
  pickup: pickupLines,
};

/** The text of HTML, one line for each block. It is parsed as a separate document, in which no script runs. */
function textLines(html: string): readonly string[] {
  const { body } = parsedHtml(html);
  const blocks = [...body.querySelectorAll('p, h3, h4, li, blockquote')].filter(
    (block) => block.querySelector('p, li') === null,
  );
  const texts = (blocks.length === 0 ? [body] : blocks).map(({ textContent }) =>
    textContent.trim(),
  );
  return texts;
}

/** `30 minutes before`, `At the start`, `1 h 30 min after` */
export function minutesWords(minutes: number): string {
  if (minutes === 0) return 'At the start';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const parts = [
    ...(hours > 0 ? [`${String(hours)} h`] : []),
    ...(rest > 0 ? [`${String(rest)} min`] : []),
  ];
  return `${parts.join(' ')} ${minutes < 0 ? 'before' : 'after'} the start`;
}

/** `Stone Town: 45 to 15 minutes before the start` */
function pickupLines(pickup: TourFields['pickup']): readonly string[] {
  if (pickup === undefined) return ['As the itinerary says'];
  if (pickup === null) return ['No pick-up'];
  return pickup.windows.map(
    ({ zone, fromMinutes, toMinutes }) =>
      `${zone === '' ? 'All other places' : zone}: ${String(fromMinutes)} to ${String(toMinutes)} minutes before the start`,
  );
}

/** `Alternative text of picture 2: A dhow under sail`, `Focus of picture 1: 30 % from the left, 85 % from the top` */
function pictureLines(pictures: TourFields['pictures'] = []): readonly string[] {
  const percent = (share: number) => `${String(Math.round(share * 100))} %`;
  return pictures.flatMap(({ alt, focus }, index) => {
    const picture = `picture ${String(index + 1)}`;
    return [
      ...(alt === undefined ? [] : [`Alternative text of ${picture}: ${alt}`]),
      ...(focus === undefined
        ? []
        : [
            `Focus of ${picture}: ${percent(focus.x)} from the left, ${percent(focus.y)} from the top`,
          ]),
    ];
  });
}

/** The effect of a change of a tour on travellers who have booked it. */
export function touchedWords(futureBookings: number): string {
  if (futureBookings === 0) return 'There are no upcoming bookings, so nobody is affected.';
  const what = futureBookings === 1 ? 'It keeps' : 'They keep';
  return `${bookingsWords(futureBookings)}. ${what} the date, the time and the price that were booked.`;
}
