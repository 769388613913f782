/** Injection token: the operator's name and contact, as the site shows them. */
export const Site = Symbol('Site');

/** Injection token: what the operator says about itself in figures. */
export const Claims = Symbol('Claims');
