/** The keys in one page of a bucket's listing. What we call objects needs no escaping in XML. */
export function keysListed(xml: string): readonly string[] {
  return [...xml.matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, key = '']) => key);
}

/** Whether nothing follows the page. */
export function isListedWhole(xml: string): boolean {
  return !/<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml);
}
