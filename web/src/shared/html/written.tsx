import { useMemo } from 'react';
import { htmlPolicy } from './html-policy.ts';

export type WrittenProps = {
  /** From the API, which keeps harmless elements only when a text is written. */
  html: string;
};

/** A text that staff wrote in the rich-text editor. */
export function Written({ html }: WrittenProps) {
  // Made once a text: React writes HTML anew where it is not the same object as before.
  const trusted = useMemo(() => htmlPolicy.createHTML(html), [html]);
  return <div className="written" dangerouslySetInnerHTML={{ __html: trusted }} />;
}
