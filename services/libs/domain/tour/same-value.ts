/**
 * Whether two values of plain data (texts, numbers, lists, records) are equal. The order of a record's
 * fields does not matter; a missing field equals an undefined one.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) {
    return true;
  }
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) {
    return false;
  }
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSameValue(a[key], b[key]),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
