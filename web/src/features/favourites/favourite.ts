import type { TourView } from '@contracts/tour/tour-view.ts';
import { isTourId } from '../../shared/tours/tour-ids.ts';

/** A tour somebody keeps for later, with what the list of favourites shows (requirements, section 3). */
export interface Favourite {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  /** Where it starts. */
  readonly location: string;
  /** Such as `3 hours`. */
  readonly duration: string;
  /** Out of 5. */
  readonly rating: number;
  /** The "from" price, in whole units of the currency. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What of a tour is kept. */
export type FavouriteTour = Pick<
  TourView,
  'id' | 'title' | 'image' | 'meetingPoint' | 'duration' | 'rating' | 'price' | 'currency'
>;

export function favouriteOf({
  id,
  title,
  image,
  meetingPoint,
  duration,
  rating,
  price,
  currency,
}: FavouriteTour): Favourite {
  return { id, title, image, location: meetingPoint, duration, rating, price, currency };
}

const textLengthMax = 300;
const currencyPattern = /^[A-Z]{3}$/;

/** What was stored, read back; undefined where it is no favourite. */
export function readFavourite(stored: unknown): Favourite | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, title, image, location, duration, rating, price, currency } = stored as Partial<
    Record<keyof Favourite, unknown>
  >;
  if (!isTourId(id) || !isText(title) || title.trim() === '') return undefined;
  if (!isText(location) || !isText(duration)) return undefined;
  if (!isFigure(rating) || !isFigure(price)) return undefined;
  return {
    id,
    title,
    image: isImage(image) ? image : null,
    location,
    duration,
    rating,
    price,
    currency: typeof currency === 'string' && currencyPattern.test(currency) ? currency : 'USD',
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= textLengthMax;
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** A picture comes from this site or over a safe connection, never from the text itself. */
function isImage(value: unknown): value is string {
  return typeof value === 'string' && /^(?:https:\/\/|\/(?!\/))/.test(value);
}
