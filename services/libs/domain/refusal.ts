/**
 * A fault of one field of a request, in words that help a person to correct it. `field` is its
 * camelCase path.
 */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The fields of the command have faults; all of them are listed, not only the first. */
export interface InvalidFields {
  readonly code: 'InvalidFields';
  readonly faults: readonly FieldFault[];
}

/** The faults of the length of a text. */
export function lengthFaults(field: string, text: string, max: number): readonly FieldFault[] {
  return text.length <= max
    ? []
    : [{ field, message: `Use at most ${max.toLocaleString('en')} characters` }];
}
