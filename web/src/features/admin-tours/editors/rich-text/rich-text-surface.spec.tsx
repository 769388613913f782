import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { richTextRules } from '@contracts/tour/rich-text-rules.ts';
import { Editor } from '@tiptap/core';
import sanitizeHtml from 'sanitize-html';
import { holdValue } from '../../../../../test-support/hold-value.tsx';
import { RichTextSurface } from './rich-text-surface.tsx';
import { textDocument } from './text-document.ts';
import { textElements } from './text-elements.ts';

function open(html: string, problem?: string) {
  return holdValue(html, (held) => (
    <RichTextSurface
      {...held}
      id="tour-fullDescription"
      label="Full description"
      problem={problem}
      isDisabled={false}
    />
  ));
}

const text = () => screen.getByRole('textbox', { name: 'Full description' });
const press = (name: string) => screen.getByRole('button', { name });

/** The HTML that the server keeps. */
function harmlessHtml(html: string): string {
  return sanitizeHtml(html, richTextRules);
}

/** The HTML that the editor produces from unchanged content. */
function written(html: string): string {
  return new Editor({
    element: null,
    extensions: textElements,
    content: textDocument(html),
  }).getHTML();
}

describe('a rich text', () => {
  it.each([
    '<p>Plain <strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s></p>',
    '<h3>The day</h3><h4>The morning</h4><p>One<br />two</p>',
    '<ul><li><p>Reef</p></li><li><p>Sandbank</p></li></ul>',
    '<ol><li><p>One</p><ul><li><p>Within</p></li></ul></li></ol>',
    '<blockquote><p>Pole pole</p></blockquote>',
    '<p>See <a rel="noopener nofollow" href="https://maps.example/a?b=1&amp;c=2">there</a></p>',
    '<p><a rel="noopener nofollow" href="mailto:ask@tours.example">Ask</a> or <a rel="noopener nofollow" href="tel:+255777">call</a></p>',
  ])('is kept by the server and shown as it was stored: %s', (html) => {
    expect(harmlessHtml(html)).toBe(html);
    expect(harmlessHtml(written(html))).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
    ['<p onclick="alert(1)" style="color:red">Text</p>', '<p>Text</p>'],
    ['<h1>Large</h1>', '<p>Large</p>'],
    ['<p><a href="javascript:alert(1)">Text</a></p>', '<p>Text</p>'],
    ['<p><code>x</code></p><pre>y</pre><hr>', '<p>x</p><p>y</p>'],
    ['<p>Text<img src="https://else.example/a.png" alt=""></p>', '<p>Text</p>'],
  ])('drops everything else: %s becomes %s', (html, kept) => {
    expect(written(html)).toBe(kept);
  });

  it('accepts a list pasted from Word as a list', async () => {
    const { value } = open('');
    const line =
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>" +
      "<span style='mso-list:Ignore'>·&nbsp; </span>Hat</p>";
    const clipboardData = { getData: (type: string) => (type === 'text/html' ? line : 'Hat') };
    act(() => {
      fireEvent.paste(text(), { clipboardData });
    });
    await waitFor(() => {
      expect(value()).toBe('<ul><li><p>Hat</p></li></ul>');
    });
  });

  it('has a toolbar with a single tab stop and arrow keys between its buttons', async () => {
    const { user, value } = open('<p>Reef</p>');
    expect(screen.getByRole('toolbar')).toHaveAccessibleName('Full description: format');
    await user.tab();
    expect(press('Bold')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(press('Redo')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(press('Heading')).toHaveFocus();
    expect(press('Heading')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Enter}');
    expect(value()).toBe('<h3>Reef</h3>');
    expect(press('Heading')).toHaveAttribute('aria-pressed', 'true');
  });

  it('accepts only valid addresses for links', async () => {
    const { user, value } = open('<p>Reef</p>');
    await user.click(press('Link'));
    await user.keyboard('javascript:alert(1){Enter}');
    expect(screen.getByLabelText('Link to')).toBeInvalid();
    await user.clear(screen.getByLabelText('Link to'));
    await user.keyboard('maps.example/reef{Enter}');
    expect(value()).toContain('<a rel="noopener nofollow" href="https://maps.example/reef">');
    expect(screen.queryByLabelText('Link to')).toBeNull();
  });

  it('can be undone step by step', async () => {
    const { user, value } = open('<p>Reef</p>');
    await user.click(press('Bulleted list'));
    expect(value()).toBe('<ul><li><p>Reef</p></li></ul>');
    await user.click(press('Undo'));
    expect(value()).toBe('<p>Reef</p>');
    await user.click(press('Redo'));
    expect(value()).toBe('<ul><li><p>Reef</p></li></ul>');
  });

  it('shows text that another person wrote, and does not report it as a change', async () => {
    const { tell, value } = open('<p>Reef</p>');
    act(() => {
      tell('<h1>Sandbank</h1>');
    });
    await waitFor(() => {
      expect(text()).toHaveTextContent('Sandbank');
    });
    expect(value()).toBe('<h1>Sandbank</h1>');
  });

  it('shows what is wrong with it', () => {
    open('<p>Reef</p>', 'Use at most 50000 characters');
    expect(text()).toBeInvalid();
    expect(text()).toHaveAccessibleDescription('Error: Use at most 50000 characters');
    expect(text()).toHaveAttribute('id', 'tour-fullDescription');
  });
});
