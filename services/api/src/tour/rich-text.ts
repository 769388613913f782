import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

/** What a full description may be made of; everything else is taken away, its text kept. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'br',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
  },
};

/** The HTML with harmless elements alone, as it may be stored and shown. */
export function harmlessHtml(html: string): string {
  // Loaded when a text is first saved: it takes a twentieth of the time the product takes to start.
  const sanitize = require('sanitize-html') as typeof sanitizeHtml;
  return sanitize(html, allowed);
}
