import type { Condition, FieldValue } from '../../../services/libs/application/ports/collection.ts';

/** The place of a document in a list. */
export interface PageKey {
  readonly values: readonly FieldValue[];
  readonly id: string;
}

export function meets(value: FieldValue, condition: Condition): boolean {
  if (condition === null || typeof condition !== 'object') {
    return value === condition;
  }
  if ('in' in condition) {
    return condition.in.includes(value);
  }
  const { from, to } = condition;
  return (
    value !== null && (from === undefined || value >= from) && (to === undefined || value <= to)
  );
}

export function compareKeys(a: PageKey, b: PageKey): number {
  for (const [place, one] of [...a.values, a.id].entries()) {
    const other = [...b.values, b.id][place] ?? '';
    if (one !== null && one !== other) {
      return one < other ? -1 : 1;
    }
  }
  return 0;
}
