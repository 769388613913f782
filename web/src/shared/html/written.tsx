import { useMemo } from 'react';
import { htmlPolicy } from './html-policy.ts';

export type WrittenProps = {
  /** HTML from the API, which removes harmful elements when staff save a text. */
  html: string;
};

/** A text that staff wrote in the rich-text editor. */
export function Written({ html }: WrittenProps) {
  // The trusted HTML is created once per text, because React writes it again if it gets a new object.
  const trusted = useMemo(() => htmlPolicy.createHTML(html), [html]);
  return <div className="written" dangerouslySetInnerHTML={{ __html: trusted }} />;
}
