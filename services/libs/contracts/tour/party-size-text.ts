/** The sizes of a range in words: `2`, `1 or 2`, `3 to 5`, or `6 or more` if no larger party is taken. */
export function partySizeText(
  { minSize, maxSize }: { readonly minSize: number; readonly maxSize: number },
  maxGuests: number,
): string {
  if (maxSize >= maxGuests && minSize < maxGuests) return `${minSize} or more`;
  if (minSize === maxSize) return String(minSize);
  return `${minSize} ${maxSize === minSize + 1 ? 'or' : 'to'} ${maxSize}`;
}
