import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { richTextRules } from '../../../libs/contracts/tour/rich-text-rules.ts';

const require = createRequire(import.meta.url);

/** Returns the HTML with only harmless elements, as it may be stored and shown. */
export function harmlessHtml(html: string): string {
  // Loaded when a text is first saved: loading takes a twentieth of the product's start time.
  const sanitize = require('sanitize-html') as typeof sanitizeHtml;
  return sanitize(html, richTextRules);
}
