/** Injection token: the operator's name and contact, as the site shows them. */
export const Site = Symbol('Site');
