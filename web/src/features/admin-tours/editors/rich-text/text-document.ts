import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { parsedHtml } from '../../../../shared/html/parsed-html.ts';
import { textElements } from './text-elements.ts';

const reader = DOMParser.fromSchema(getSchema(textElements));

/**
 * Parses HTML into the editor's document format. The editor cannot parse it itself, because that violates Trusted
 * Types.
 */
export function textDocument(html: string): JSONContent {
  return reader.parse(parsedHtml(html).body).toJSON() as JSONContent;
}
