/**
 * A placeholder while something loads, in the size of the final content. Without motion: nothing on this site
 * loops.
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
