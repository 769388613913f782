/** How a caller reaches staff, who then book for them. */
export const staffOrigins = ['phone', 'whatsapp'] as const;

export type StaffOrigin = (typeof staffOrigins)[number];
