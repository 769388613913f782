/** A fault of one field of a request, in words a person can act on. `field` is its camelCase path. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The command's own fields cannot be accepted; every fault is listed, not only the first. */
export interface InvalidFields {
  readonly code: 'InvalidFields';
  readonly faults: readonly FieldFault[];
}
