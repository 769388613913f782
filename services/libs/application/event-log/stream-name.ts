/**
 * What streams of the log are named after. A log that shares its store with other streams, such as
 * those of the customers' keys, shows these and no others: a category that is missing here is refused
 * there, since nobody would ever be shown its events.
 */
export const logCategories = [
  'booking',
  'bulk',
  'contact',
  'creation',
  'customer',
  'departure',
  'engagement',
  'log',
  'notification',
  'staff',
  'tour',
] as const;

const streamName = /^([a-z]+)-[A-Za-z0-9][A-Za-z0-9_-]{0,239}$/;

/**
 * The category of a stream, `booking` of `booking-10000001`.
 *
 * @throws TypeError unless the name is `category-id`: lower-case letters, a hyphen, and up to 240
 * letters, digits, hyphens and underscores. Whatever comes from outside was checked before it became
 * part of a name, so another name is a fault of the program.
 */
export function categoryOf(stream: string): string {
  const category = streamName.exec(stream)?.[1];
  if (category === undefined) {
    throw new TypeError(`"${stream}" is no stream name: streams are named category-id.`);
  }
  return category;
}
