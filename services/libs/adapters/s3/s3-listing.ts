/** Returns the keys in one page of a bucket's listing. The names of the product's objects need no escaping in XML. */
export function keysListed(xml: string): readonly string[] {
  return [...xml.matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, key = '']) => key);
}

/** Whether the page is the last one. */
export function isListedWhole(xml: string): boolean {
  return !/<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml);
}
