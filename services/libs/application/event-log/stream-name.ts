/**
 * The categories of the log's streams. The log may share its store with other streams, such as the streams of the
 * customers' keys; readers of the log see only these categories. The log refuses a category that is missing here, since
 * no reader would ever see its events.
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
  'pickupplaces',
  'review',
  'savedviews',
  'staff',
  'tour',
] as const;

/** The categories of the log that at least one projection reads; the feed of the projections leaves out the others. */
export const projectedCategories: readonly string[] = [
  'tour',
  'departure',
  'booking',
  'bulk',
  'engagement',
  'notification',
  'staff',
  'contact',
  'customer',
  'pickupplaces',
  'review',
  'savedviews',
];

const streamName = /^([a-z]+)-[A-Za-z0-9][A-Za-z0-9_-]{0,239}$/;

/**
 * The category of a stream, `booking` of `booking-10000001`.
 *
 * @throws TypeError unless the name is `category-id`: lower-case letters, a hyphen, and up to 240
 *   letters, digits, hyphens and underscores. Input is checked before it becomes part of a name, so
 *   an invalid name is a bug.
 */
export function categoryOf(stream: string): string {
  const category = streamName.exec(stream)?.[1];
  if (category === undefined) {
    throw new TypeError(`"${stream}" is not a stream name: streams are named category-id.`);
  }
  return category;
}

/** A stream's name without its category: `10000001` of `booking-10000001`. */
export function idIn(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}
