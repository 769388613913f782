/**
 * A placeholder while something loads, in the size of the final content. It does not move, because the site has
 * no animations that repeat.
 */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      style={{ blockSize: height, inlineSize: width }}
    />
  );
}
