/** A place kept while something loads, as large as what will come. It does not move: nothing on this site loops. */
export function Skeleton({ height, width = '100%' }: { height: string; width?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      style={{ blockSize: height, inlineSize: width }}
    />
  );
}
