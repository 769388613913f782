import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { parsedHtml } from '../../../../shared/html/parsed-html.ts';
import { textElements } from './text-elements.ts';

const reader = DOMParser.fromSchema(getSchema(textElements));

/** HTML as the editor's own kind of document: the editor itself reads HTML in a way that Trusted Types refuse. */
export function textDocument(html: string): JSONContent {
  return reader.parse(parsedHtml(html).body).toJSON() as JSONContent;
}
