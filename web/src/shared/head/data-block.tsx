import { useState } from 'react';
import { useTakenUp } from '../scenes/use-taken-up.ts';
import { dataBlockText } from './data-block-text.ts';

export type DataBlockProps = {
  /** Of schema.org, made by the builders beside this file. */
  nodes: readonly object[];
};

/**
 * What machines read of a page. It comes with the page from the server: they ask for each address by
 * itself, and no code in the browser may make a script, even one that is only data (ADR 52).
 */
export function DataBlock({ nodes }: DataBlockProps) {
  const text = dataBlockText(nodes);
  return <Block key={text} text={text} />;
}

function Block({ text }: { text: string }) {
  const isTakenUp = useTakenUp();
  const [isInPage] = useState(!isTakenUp);
  return isInPage ? (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ) : null;
}
