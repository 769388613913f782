import { trustedPolicy } from '../trusted-types/trusted-policy.ts';

/**
 * What HTML is made with. It changes nothing, so it is for the files beside this one alone: they use it
 * where no HTML can do harm.
 */
export const htmlPolicy = trustedPolicy('html', { createHTML: (html: string) => html });
