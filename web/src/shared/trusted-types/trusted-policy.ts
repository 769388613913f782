/** The rules of a policy. They return strings by type, although browsers with Trusted Types return objects. */
interface PolicyRules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (from: string) => string;
}

interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/**
 * Creates a policy for browsers that enforce Trusted Types. With it, they accept texts as HTML or as addresses
 * of scripts (ADR 52). In other browsers the rules are used directly.
 *
 * @param name One of the names in security-headers.ts. Each is used only once on a page.
 */
export function trustedPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
