import { listsOfWord } from './lists-of-word.ts';

/** A line of a list, as Word puts it on the clipboard. */
const line = (marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `${text}</p>`;

/** Without the wrappings that no text element is made of. */
const told = (html: string) =>
  listsOfWord(html).replaceAll(/<!--.*?-->|<span[^>]*><\/span>|<\/?p[^>]*>/g, '');

describe('a list pasted from Word', () => {
  it.each(['·', 'o', '§'])('with bullets like %j is a list', (bullet) => {
    const list = `${line(bullet, 'Hat')}\n${line(bullet, '<b>Sun</b> cream')}`;
    expect(told(list).replaceAll('\n', '')).toBe('<ul><li>Hat</li><li><b>Sun</b> cream</li></ul>');
  });

  it('is numbered where its lines are, and ends where they do', () => {
    const text = `${line('1.', 'Meet')}${line('2.', 'Sail')}<p>Bring:</p>${line('·', 'Hat')}`;
    expect(told(text)).toBe('<ol><li>Meet</li><li>Sail</li></ol>Bring:<ul><li>Hat</li></ul>');
  });

  it('is all that is changed', () => {
    const text = '<p>· not from Word</p><ul><li>A list already</li></ul>';
    expect(listsOfWord(text)).toBe(text);
  });
});
