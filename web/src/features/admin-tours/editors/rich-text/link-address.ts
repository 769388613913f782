/**
 * Where words may lead, from what somebody typed: the web, a mailbox, a telephone. What names no scheme is
 * one of those by its looks; undefined for what is none of them.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:https?:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)\S*$/i.test(text)) return text;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d\s()-]{5,}$/.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, '')}`;
  if (/^[^\s:/@]+\.[^\s:/@]{2,}(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}
