/** What cancelling a booking of a tour costs. */
export interface CancellationTerms {
  /** Cancelling is free until this many hours before the start. */
  readonly freeUntilHours: number;
  /** After that the operator may charge up to this share of the price, in percent. */
  readonly chargePercentMax: number;
}

/** The terms where a tour or a booking has none (requirements, section 9). */
export const defaultCancellation: CancellationTerms = {
  freeUntilHours: 24,
  chargePercentMax: 100,
};

/** The form in which events store terms: the default terms are absent. */
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
