/** Injection token: what is asked before a traveller's booking is changed. */
export const ManageBookingProof = Symbol('ManageBookingProof');

/** `none`: whoever has the reference may change the booking, and is still shown nobody's data. */
export type AskedProof = 'email' | 'none';
