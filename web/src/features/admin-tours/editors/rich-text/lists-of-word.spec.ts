import { listsOfWord } from './lists-of-word.ts';

/** A line of a list, in the HTML that Word puts on the clipboard. */
const line = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `${text}</p>`;

/** The converted HTML without wrappers, which the editor ignores. */
const told = (html: string) =>
  listsOfWord(html).replaceAll(/<!--.*?-->|<span[^>]*><\/span>|<\/?p[^>]*>/g, '');

describe('a list pasted from Word', () => {
  it.each(['·', 'o', '§'])('is recognised by bullets like %j', (bullet) => {
    const list = `${line(bullet, 'Hat')}\n${line(bullet, '<b>Sun</b> cream')}`;
    expect(told(list).replaceAll('\n', '')).toBe('<ul><li>Hat</li><li><b>Sun</b> cream</li></ul>');
  });

  it('is numbered if its lines are numbered, and ends with its last line', () => {
    const text = `${line('1.', 'Meet')}${line('2.', 'Sail')}<p>Bring:</p>${line('·', 'Hat')}`;
    expect(told(text)).toBe('<ol><li>Meet</li><li>Sail</li></ol>Bring:<ul><li>Hat</li></ul>');
  });

  it('is the only part of the HTML that changes', () => {
    const text = '<p>· not from Word</p><ul><li>A list already</li></ul>';
    expect(listsOfWord(text)).toBe(text);
  });
});
