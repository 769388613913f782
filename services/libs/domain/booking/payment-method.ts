/** How staff collect money and pay it back. */
export const paymentMethods = ['cash', 'card', 'mobile-money', 'bank-transfer', 'other'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
