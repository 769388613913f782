import type { SpeedPageKind } from '@contracts/page-speed/page-speed.ts';

/** The beginnings of paths. More specific ones come first. */
const kinds: readonly (readonly [path: RegExp, kind: SpeedPageKind | undefined])[] = [
  [/^\/(?:admin|auth)(?:\/|$)/, undefined],
  [/^\/$/, 'home'],
  [/^\/tours$/, 'tours'],
  [/^\/tour\//, 'tour'],
  [/^\/(?:booking\/|checkout$)/, 'book'],
  [/^\/thank-you$/, 'thank-you'],
  [/^\/(?:find-booking$|manage-booking(?:\/|$))/, 'manage'],
  [/^\/(?:destinations|attractions)(?:\/|$)/, 'guide'],
];

/** Returns the kind of the page at a path; undefined for pages of staff, which are not measured. */
export function pageKindOf(path: string): SpeedPageKind | undefined {
  const known = kinds.find(([pattern]) => pattern.test(path));
  return known === undefined ? 'other' : known[1];
}
