import { pricingLimits } from './check-pricing.ts';
import type { GroupRate } from './pricing-structure.ts';

/** The sizes of one range; the prices do not matter here. */
export type GroupSizes = Pick<GroupRate, 'minSize' | 'maxSize'>;

/** A new end of a range, as somebody typed it. */
export type RangeEdit = { readonly minSize: number } | { readonly maxSize: number };

/**
 * A group table after one end of one range was edited. Adjacent ranges follow (requirements, section 5): the
 * next one begins after the edited maximum, the previous one ends before the edited minimum. A range that
 * would have no size left keeps one size, and its neighbour moves too, so a contiguous table stays
 * contiguous. A number is corrected to the nearest number that leaves room for the other ranges, from 1 to
 * the largest group size. So a typing error cannot push the whole table out of its bounds.
 *
 * An index outside the table, or a size that is not a whole number, changes nothing.
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
