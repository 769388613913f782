import { htmlPolicy } from './html-policy.ts';

/** Parses HTML into a separate document, which runs no scripts and loads no resources. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(htmlPolicy.createHTML(html), 'text/html');
}
