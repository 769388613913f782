/**
 * Whether a page shows data of one person or of the operator: the console, and a booking that is looked up, managed or
 * reviewed. The pages for making a booking are not private, because they report a purchase to the advertising network
 * if the traveller agreed.
 */
export function isPrivatePage(path: string): boolean {
  return /^\/(admin|auth|find-booking|manage-booking|review)(\/|$)/.test(path);
}
