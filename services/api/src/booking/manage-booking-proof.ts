/** Injection token: the proof that travellers need before they change a booking. */
export const ManageBookingProof = Symbol('ManageBookingProof');

/** `none`: everyone who has the reference may change the booking, but personal data stays masked. */
export type AskedProof = 'email' | 'none';
