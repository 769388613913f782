import { htmlPolicy } from './html-policy.ts';

/** HTML as a document of its own, where nothing of it is run or loaded. */
export function parsedHtml(html: string): Document {
  return new DOMParser().parseFromString(htmlPolicy.createHTML(html), 'text/html');
}
