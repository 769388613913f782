import type { FocusPointView, TourView } from '@contracts/tour/tour-view.ts';
import { isTourId } from '../../shared/tours/tour-ids.ts';

/** A tour that a visitor keeps, with the data that the list of favourites shows (requirements, section 3). */
export interface Favourite {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  /** The point of the picture that stays in view if the picture is cropped; if absent, the centre. */
  readonly focus?: FocusPointView;
  /** The meeting point. */
  readonly location: string;
  /** Such as `3 hours`. */
  readonly duration: string;
  /** Out of 5. */
  readonly rating: number;
  /** The "from" price, in the currency's main unit, with cents as decimals. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The fields of a tour that become a favourite. */
export type FavouriteTour = Pick<
  TourView,
  | 'id'
  | 'title'
  | 'image'
  | 'pictures'
  | 'meetingPoint'
  | 'duration'
  | 'rating'
  | 'price'
  | 'currency'
>;

export function favouriteOf({
  id,
  title,
  image,
  pictures,
  meetingPoint,
  duration,
  rating,
  price,
  currency,
}: FavouriteTour): Favourite {
  const focus = pictures?.find(({ url }) => url === image)?.focus;
  const shown = { id, title, image, ...(focus && { focus }) };
  return { ...shown, location: meetingPoint, duration, rating, price, currency };
}

const textLengthMax = 300;
const currencyPattern = /^[A-Z]{3}$/;

/** Reads a stored favourite; undefined if it is invalid. */
export function readFavourite(stored: unknown): Favourite | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, title, image, focus, location, duration, rating, price, currency } =
    stored as Partial<Record<keyof Favourite, unknown>>;
  if (!isTourId(id) || !isText(title) || title.trim() === '') return undefined;
  if (!isText(location) || !isText(duration)) return undefined;
  if (!isFigure(rating) || !isFigure(price)) return undefined;
  return {
    id,
    title,
    image: isImage(image) ? image : null,
    ...(isFocus(focus) && { focus }),
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

function isFocus(value: unknown): value is FocusPointView {
  const { x, y } = (value ?? {}) as Partial<Record<keyof FocusPointView, unknown>>;
  return isFigure(x) && isFigure(y) && x <= 1 && y <= 1;
}

/** Pictures must come from this site or over HTTPS. `data:` and other addresses are not accepted. */
function isImage(value: unknown): value is string {
  return typeof value === 'string' && /^(?:https:\/\/|\/(?!\/))/.test(value);
}
