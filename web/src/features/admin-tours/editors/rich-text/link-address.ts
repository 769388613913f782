/**
 * Turns typed text into the address of a link: a web page, an e-mail address or a phone number. Without a
 * scheme, the kind is guessed from the format. Undefined if the format is unknown.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:https?:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)\S*$/i.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d\s()-]{5,}$/.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, '')}`;
  if (/^[^\s:/@]+\.[^\s:/@]{2,}(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}
