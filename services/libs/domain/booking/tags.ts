import type { FieldFault } from '../refusal.ts';
import type { BookingTagAdded, BookingTagRemoved } from './booking.events.ts';

/** Bounds of tags; lengths in UTF-16 units. */
export const tagLimits = { lengthMax: 24, perBookingMax: 10 } as const;

/** The tags of a booking. */
export interface Tagged {
  /** The tags as staff wrote them, in the order in which they were added. Absent if the booking has none. */
  readonly tags?: readonly string[];
}

/** Copies only this member; if it is absent, it stays absent. */
export function taggedAs({ tags = [] }: Tagged): Tagged {
  return tags.length === 0 ? {} : { tags };
}

/** A tag as it is stored: one space between words, none around them. */
export function tidyTag(tag: string): string {
  return tag.trim().replaceAll(/\s+/g, ' ').normalize('NFC');
}

/** The form in which tags are compared: `VIP` and `vip` are one tag. */
export function tagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}

export function hasTag({ tags = [] }: Tagged, tag: string): boolean {
  return tags.some((each) => tagKey(each) === tagKey(tag));
}

/** The tags after staff added or removed one. */
export function tagsAfter(
  { tags = [] }: Tagged,
  { type, data: { tag } }: BookingTagAdded | BookingTagRemoved,
): readonly string[] {
  const others = tags.filter((each) => tagKey(each) !== tagKey(tag));
  if (type === 'BookingTagRemoved') return others;
  return others.length < tags.length ? tags : [...tags, tag];
}

/** Letters, digits, and `-`, `&`, `/`, `'`, `’` and spaces between them. */
const allowed = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} \-&/'’]*[\p{L}\p{M}\p{N}])?$/u;
/** A year is allowed; a phone number has too many digits. */
const digitsMax = 4;

/** The faults of a tidied tag. Tags are not sealed, so they must not look like an e-mail address or a phone number. */
export function tagFaults(tag: string): readonly FieldFault[] {
  const fault = faultOf(tag);
  return fault === undefined ? [] : [{ field: 'tag', message: fault }];
}

function faultOf(tag: string): string | undefined {
  if (tag === '') return 'Write the tag first';
  if (tag.length > tagLimits.lengthMax) return `Use at most ${tagLimits.lengthMax} characters`;
  if (!allowed.test(tag)) return 'Use letters, digits, spaces, and the signs - & / ’';
  const digits = tag.match(/\p{N}/gu)?.length ?? 0;
  return digits > digitsMax ? `Use at most ${digitsMax} digits` : undefined;
}
