import { hostileTexts } from '../../../../test/support/hostile/hostile-texts.ts';
import { harmlessHtml } from './rich-text.ts';

const element = /<\/?(?:p|h3|h4|ul|ol|li|strong|em|u|s|blockquote|a)>|<br \/>/g;
const link = /<a(?: href="([^"<>]*)")? rel="noopener nofollow">/g;
const harmlessAddress = /^(?:https?:\/\/|mailto:|tel:|$)/i;

/** Returns the parts of the HTML that are not text, allowed elements or harmless links. */
function strangeParts(html: string): readonly string[] {
  const addresses = [...html.matchAll(link)].map(([, address = '']) => address);
  const text = html.replaceAll(link, '').replaceAll(element, '');
  return [
    ...(/[<>]/.test(text) ? [text] : []),
    ...addresses.filter((address) => !harmlessAddress.test(address)),
  ];
}

describe('the full description of a tour', () => {
  it('is tested with at least two hundred different hostile texts', () => {
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  });

  it.each(hostileTexts)('keeps no part of %j that could run', (hostile) => {
    const kept = harmlessHtml(hostile);
    expect(strangeParts(kept)).toEqual([]);
    expect(harmlessHtml(kept)).toBe(kept);
  });

  it('keeps no part that could run if hostile texts are inside or beside each other', () => {
    const nested = hostileTexts.map((hostile) => `<p>${hostile}<strong>${hostile}</strong></p>`);
    expect(strangeParts(harmlessHtml(nested.join('')))).toEqual([]);
    expect(strangeParts(harmlessHtml(hostileTexts.join('')))).toEqual([]);
  });

  it('is checked by a function that really finds harmful parts', () => {
    expect(strangeParts('<p onclick="x">a</p>')).not.toEqual([]);
    expect(strangeParts('<a href="javascript:x" rel="noopener nofollow">a</a>')).not.toEqual([]);
    expect(strangeParts('<img src="x" />')).not.toEqual([]);
    expect(strangeParts('<a href="https://a.example" rel="noopener nofollow">a</a>')).toEqual([]);
  });

  it('keeps what staff write', () => {
    const written =
      '<h3>The morning</h3><p>We <strong>walk</strong> <em>slowly</em>, <u>all</u> of <s>it</s>.<br />' +
      'Write to <a href="mailto:a@tours.example" rel="noopener nofollow">us</a>.</p>' +
      '<ul><li>Cloves &amp; vanilla</li></ul><ol><li>1 &lt; 2</li></ol><blockquote>Karibu</blockquote>';
    expect(harmlessHtml(written)).toBe(written);
    expect(harmlessHtml('<h1>A</h1><b>b</b><i>c</i><div>d</div>')).toBe(
      '<h3>A</h3><strong>b</strong><em>c</em>d',
    );
  });
});
