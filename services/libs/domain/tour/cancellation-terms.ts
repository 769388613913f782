/** What cancelling a booking of a tour costs. */
export interface CancellationTerms {
  /** Cancelling is free until this many hours before the start. */
  readonly freeUntilHours: number;
  /** After that the operator may charge up to this percentage of the price. */
  readonly chargePercentMax: number;
}

/** The terms if a tour or a booking has no terms (requirements, section 9). */
export const defaultCancellation: CancellationTerms = {
  freeUntilHours: 24,
  chargePercentMax: 100,
};

/** The terms as events store them: the default terms are left out. */
export function storedCancellation(
  terms: CancellationTerms | undefined,
): Readonly<Partial<Record<'cancellation', CancellationTerms>>> {
  return terms === undefined || isDefault(terms) ? {} : { cancellation: terms };
}

function isDefault({ freeUntilHours, chargePercentMax }: CancellationTerms): boolean {
  return (
    freeUntilHours === defaultCancellation.freeUntilHours &&
    chargePercentMax === defaultCancellation.chargePercentMax
  );
}
