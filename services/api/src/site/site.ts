/** Injection token: how the operator presents itself. */
export const Site = Symbol('Site');
