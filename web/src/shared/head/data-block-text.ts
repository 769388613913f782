/**
 * Returns nodes of schema.org as the text of a `<script type="application/ld+json">`. It escapes characters with
 * which a text could end the script or open a comment in it, and separators that old parsers treat as line ends.
 */
export function dataBlockText(nodes: readonly object[]): string {
  const data = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(data).replaceAll(/[<\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
