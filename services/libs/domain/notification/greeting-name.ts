/**
 * What mail programs turn into a link, or what breaks a line. A host name counts from two characters on
 * either side of its dot, so that initials such as "J.K. Mushi" remain a name.
 */
const address = /:\/\/|www\.|@|[\p{L}\p{N}-]{2,}\.\p{L}{2,}|[\p{Cc}\u2028\u2029]/iu;

/** Dots that mail programs take for a full stop in a host name, as the standard for such names lists them. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/g;

/**
 * Whether a message may greet somebody by this name. Whoever books chooses name and e-mail address, so a
 * name with a web or mail address in it would reach a stranger as a link in a letter of ours.
 */
export function isUsableInGreeting(name: string): boolean {
  return !address.test(name.normalize('NFKC').replaceAll(otherDots, '.'));
}

/** The name where it may be printed in what is sent to a traveller. */
export function printedName(name: string): string {
  return isUsableInGreeting(name) ? name : 'Traveller';
}
