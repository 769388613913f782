import { useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { dataBlockText } from './data-block-text.ts';

export type DataBlockProps = {
  /** Nodes of schema.org, from the builders beside this file. */
  nodes: readonly object[];
};

/**
 * The structured data of a page. Only the server writes it. Crawlers request each address separately, so the
 * browser need not update the data. No code in the browser may create a script, even if it contains only data
 * (ADR 52).
 */
export function DataBlock({ nodes }: DataBlockProps) {
  const text = dataBlockText(nodes);
  return <Block key={text} text={text} />;
}

function Block({ text }: { text: string }) {
  const isHydrated = useIsHydrated();
  const [isInPage] = useState(!isHydrated);
  return isInPage ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ) : null;
}
