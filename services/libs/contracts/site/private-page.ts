/**
 * Whether a page shows what is between the operator and one person: the console, and a booking that is
 * looked up or managed. The pages of a booking that is being made are not among them, since a purchase
 * is reported to the advertising network there, if the traveller agreed.
 */
export function isPrivatePage(path: string): boolean {
  return /^\/(admin|auth|find-booking|manage-booking)(\/|$)/.test(path);
}
