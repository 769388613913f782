/** Injection token: the address at which the site is reached, without a trailing slash. */
export const PublicUrl = Symbol('PublicUrl');
