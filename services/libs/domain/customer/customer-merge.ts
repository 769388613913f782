/** What one stream says about merges. A merge counts only if the other stream says the same. */
export interface CustomerLinks {
  /** The customer into whom this customer was merged. */
  readonly mergedInto?: string;
  /** The customers who were merged into this customer. */
  readonly absorbed: readonly string[];
}

/** Which of two customers represents both, and which is merged into it. */
export interface MergeOrder {
  readonly survivor: string;
  readonly other: string;
}

/**
 * The smaller id always represents both, also if the larger id was chosen first. So two colleagues who merge the same
 * two customers make the same merge, and merges never form a circle.
 */
export function mergeOrder(one: string, another: string): MergeOrder {
  return one < another ? { survivor: one, other: another } : { survivor: another, other: one };
}

/** Whether two streams agree that `other` was merged into `survivor`. */
export function isMerged(
  { survivor, other }: MergeOrder,
  linksOf: { readonly survivor: CustomerLinks; readonly other: CustomerLinks },
): boolean {
  const { absorbed } = linksOf.survivor;
  return survivor < other && linksOf.other.mergedInto === survivor && absorbed.includes(other);
}
