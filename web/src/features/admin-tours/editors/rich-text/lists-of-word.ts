import { parsedHtml } from '../../../../shared/html/parsed-html.ts';

/**
 * Turns pasted paragraphs that Word formatted to look like list entries into real lists. Such a paragraph
 * begins with its bullet or number, in an element marked to be ignored. Lists of several levels become one
 * level.
 */
export function listsOfWord(html: string): string {
  if (!html.includes('mso-list')) return html;
  const { body } = parsedHtml(html);
  for (const paragraph of body.querySelectorAll('p')) {
    const marker = paragraph.querySelector('span[style*="mso-list"]');
    if (marker === null) continue;
    const kind = /[.)]\s*$/.test(marker.textContent) ? 'ol' : 'ul';
    marker.remove();
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const before = paragraph.previousElementSibling;
    const list = before?.localName === kind ? before : document.createElement(kind);
    list.append(item);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
  }
  return body.innerHTML;
}
