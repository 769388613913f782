/** How staff collect and refund money. */
export const paymentMethods = ['cash', 'card', 'mobile-money', 'bank-transfer', 'other'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
