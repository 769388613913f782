import type { FieldValue } from '../../../application/ports/collection.ts';

/**
 * Returns a condition that is met by this value only. Every value from outside passes through here or through
 * {@link plain}, so that no object of a request is ever read as a query operator.
 */
export function is<Value extends FieldValue>(value: Value): { readonly $eq: Value } {
  return { $eq: plain(value) };
}

/** @throws TypeError for a value that no field can hold, even if its type allows it. */
export function plain<Value extends FieldValue>(value: Value): Value {
  if (value !== null && !['string', 'number', 'boolean'].includes(typeof value)) {
    throw new TypeError(`A ${typeof value} cannot be a value in a query.`);
  }
  return value;
}

/** The server's code for an `_id` that exists already. */
const duplicateKey = 11_000;

export function isDuplicate(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === duplicateKey
  );
}
