import { trustedPolicy } from '../trusted-types/trusted-policy.ts';

/**
 * The Trusted Types policy for HTML. It does not remove harmful elements, so only the files beside this one may
 * use it, in places where HTML can do no harm.
 */
export const htmlPolicy = trustedPolicy('html', { createHTML: (html: string) => html });
