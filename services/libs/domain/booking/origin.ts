/** How a booking came: from the site, by a call or a chat that staff answered, from a partner, or from a file of another system. */
export type BookingOrigin = 'site' | 'phone' | 'whatsapp' | 'partner' | 'import';

/** Where a booking came from, and the language in which it was made. */
export interface CameFrom {
  /** Absent if staff did not enter it, and in bookings from before this field existed. */
  readonly origin?: BookingOrigin;
  /** BCP 47, such as `en`. Absent in bookings made before it was stored. */
  readonly locale?: string;
}

/** Copies only these members; absent ones stay absent. */
export function cameFrom({
  origin,
  locale,
}: { readonly [Name in keyof CameFrom]: CameFrom[Name] | undefined }): CameFrom {
  return {
    ...(origin === undefined ? {} : { origin }),
    ...(locale === undefined ? {} : { locale }),
  };
}
