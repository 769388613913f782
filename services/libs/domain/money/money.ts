/** The currencies a tour can be priced in. Each has a minor unit of one hundredth (ISO 4217). */
export const currencies = ['USD', 'EUR', 'GBP', 'TZS'] as const;

export type Currency = (typeof currencies)[number];

/** An amount in minor units (cents) with its currency; always an integer. */
export interface Money {
  readonly currency: Currency;
  readonly amountMinor: number;
}

/** Minor units in one major unit, for every currency of {@link currencies}. */
export const minorPerMajor = 100;
