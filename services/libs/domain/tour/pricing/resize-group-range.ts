import { pricingLimits } from './check-pricing.ts';
import type { GroupRate } from './pricing-structure.ts';

/** The sizes of one range; what such parties pay is no matter here. */
export type GroupSizes = Pick<GroupRate, 'minSize' | 'maxSize'>;

/** One end of a range, as somebody typed it. */
export type RangeEdit = { readonly minSize: number } | { readonly maxSize: number };

/**
 * A group table after one end of one range was edited. Adjacent ranges follow (requirements,
 * section 5): the next one begins after the edited maximum, the previous one ends before the edited
 * minimum. Where that would leave a range without any size it keeps one, and its neighbour moves on
 * in turn, so a table that was contiguous stays so. A number that leaves no room for the ranges
 * before it, or below the largest group there can be for those behind it, becomes the next that does:
 * a slip of the keys must not push the whole table out of the bounds.
 *
 * An index the table does not have, or a size that is no whole number, changes nothing.
 */
export function resizeGroupRange<Range extends GroupSizes>(
  groupRates: readonly Range[],
  index: number,
  edit: RangeEdit,
): readonly Range[] {
  const range = groupRates[index];
  const typed = 'minSize' in edit ? edit.minSize : edit.maxSize;
  if (range === undefined || !Number.isInteger(typed)) {
    return groupRates;
  }
  const largest = pricingLimits.groupSizeMax - (groupRates.length - 1 - index);
  const size = Math.max(index + 1, Math.min(typed, largest));
  const edited =
    'minSize' in edit
      ? { ...range, minSize: size, maxSize: Math.max(size, range.maxSize) }
      : { ...range, minSize: Math.min(range.minSize, size), maxSize: size };
  return [
    ...endingBefore(edited.minSize, groupRates.slice(0, index)),
    edited,
    ...beginningAfter(edited.maxSize, groupRates.slice(index + 1)),
  ];
}

function endingBefore<Range extends GroupSizes>(
  size: number,
  ranges: readonly Range[],
): readonly Range[] {
  return ranges.reduceRight<readonly Range[]>((following, range) => {
    const maxSize = (following[0]?.minSize ?? size) - 1;
    return [{ ...range, minSize: Math.min(range.minSize, maxSize), maxSize }, ...following];
  }, []);
}

function beginningAfter<Range extends GroupSizes>(
  size: number,
  ranges: readonly Range[],
): readonly Range[] {
  return ranges.reduce<readonly Range[]>((previous, range) => {
    const minSize = (previous.at(-1)?.maxSize ?? size) + 1;
    return [...previous, { ...range, minSize, maxSize: Math.max(minSize, range.maxSize) }];
  }, []);
}
