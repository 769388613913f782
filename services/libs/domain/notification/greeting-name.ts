/**
 * The parts of a name that mail programs turn into a link, or that break a line. A host name counts only with
 * two or more characters on both sides of its dot, so that initials such as "J.K. Mushi" remain a name.
 */
const address = /:\/\/|www\.|@|[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{Cc}\u2028\u2029]/iu;

/** Other dots that mail programs accept in a host name, as listed in the standard for international names. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/g;

/**
 * Whether an e-mail may greet somebody by this name. The person who books chooses name and e-mail address. So
 * they could enter the address of a stranger, and a name with a link in it. Our e-mail would then bring this
 * link to the stranger.
 */
export function isUsableInGreeting(name: string): boolean {
  return !address.test(name.normalize('NFKC').replaceAll(otherDots, '.'));
}

/** The name, if it may be printed in an e-mail to a traveller. */
export function printedName(name: string): string {
  return isUsableInGreeting(name) ? name : 'Traveller';
}
