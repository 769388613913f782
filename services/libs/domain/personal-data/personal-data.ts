/**
 * The personal fields in a stored event: one opaque blob, sealed with the key of the customer it names.
 * Format: `v1.{customerId}.{base64url of nonce, ciphertext and tag}`. Destroying the customer's key makes the
 * personal data unreadable, but keeps the event and its hash chain intact.
 */
export type Sealed = string & { readonly __sealed: unique symbol };

/**
 * Personal fields of one event: the decider gives them unencrypted, and they are sealed when they are stored.
 * Folds never open them.
 */
export type Personal<Fields extends object> = Fields | Sealed;

/** Whether personal fields are stored and sealed, or are still unencrypted, as the decider gave them. */
export function isSealed<Fields extends object>(personal: Personal<Fields>): personal is Sealed {
  return typeof personal === 'string';
}

/** The random id of the customer whose key opens the blob. */
export function customerOf(sealed: Sealed): string {
  return sealed.split('.', 2)[1] ?? '';
}
