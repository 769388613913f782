/** What a policy makes; the types of this code call it a string, though browsers with Trusted Types make objects. */
interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (from: string) => string;
}

interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * A policy by which a browser that enforces Trusted Types takes texts as HTML or as addresses of scripts (ADR 52).
 * Elsewhere its rules are used as they are.
 *
 * @param name Once on a page; one of those in security-headers.ts.
 */
export function trustedPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
