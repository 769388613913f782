/** Injection token: the operator's name and contact, as the site shows them. */
export const Site = Symbol('Site');

/** Injection token: the figures that the operator publishes about itself. */
export const Claims = Symbol('Claims');
