/**
 * Personal fields as they stand in a stored event: one opaque blob, sealed with the key of the
 * customer it names. Format: `v1.{customerId}.{base64url of nonce, ciphertext and tag}`. Destroying
 * the customer's key leaves the event and its chain intact and the person unreadable.
 */
export type Sealed = string & { readonly __sealed: unique symbol };

/**
 * Personal fields of one event: in clear as the decider hands them over, sealed from the moment
 * they are stored. Folds never open them.
 */
export type Personal<Fields extends object> = Fields | Sealed;

/** Tells stored personal fields from decided ones. */
export function isSealed<Fields extends object>(personal: Personal<Fields>): personal is Sealed {
  return typeof personal === 'string';
}

/** The random id of the customer whose key opens the blob. */
export function customerOf(sealed: Sealed): string {
  return sealed.split('.', 2)[1] ?? '';
}
