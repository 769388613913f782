import type { Letter } from '../../application/ports/message-renderer.ts';
import { ReactMessageRenderer } from './react-message-renderer.ts';

const letter: Letter = {
  subject: 'Booking confirmed',
  preview: 'ZBL-74100680',
  heading: 'Booking confirmed',
  parts: [
    { kind: 'paragraph', text: 'Karibu Asha,' },
    {
      kind: 'facts',
      heading: 'Your trip',
      rows: [
        { label: 'Tour', value: 'Jozani Forest' },
        {
          label: 'Meeting point',
          value: 'The gate',
          link: { text: 'Open the map', href: 'https://maps.example/?q=gate&z=1' },
        },
        { label: 'Phone', value: '+255 1', link: { text: 'Call', href: 'tel:+2551' } },
      ],
    },
    {
      kind: 'amounts',
      heading: 'To pay',
      rows: [{ label: '2 × Adult', value: '$60.00' }],
      total: { label: 'Total', value: '$60.00' },
    },
    { kind: 'list', heading: 'What to bring', items: ['Water', 'A hat'] },
    { kind: 'quote', heading: 'What you wrote', text: 'Hello.\n\nWe are nine.' },
  ],
  closing: ['Kanga Day Trips', 'Stone Town'],
};

const render = (change: Partial<Letter> = {}) =>
  new ReactMessageRenderer().render({ ...letter, ...change });

describe('an e-mail', () => {
  it('is rendered as plain text in the order of its parts', async () => {
    expect((await render()).text).toBe(`Booking confirmed
=================

Karibu Asha,

Your trip
---------
Tour: Jozani Forest
Meeting point: The gate
  https://maps.example/?q=gate&z=1
Phone: +255 1

To pay
------
2 × Adult: $60.00
Total: $60.00

What to bring
-------------
- Water
- A hat

What you wrote
--------------
> Hello.
>
> We are nine.

Kanga Day Trips
Stone Town
`);
  });

  it('has the same words in HTML', async () => {
    const { html } = await render();
    const words = html
      .replaceAll(/<(title|style)[^>]*>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]+>/g, '\n');
    for (const word of [
      'Karibu Asha,',
      'Jozani Forest',
      'The gate',
      'Open the map',
      '2 × Adult',
      '$60.00',
      'A hat',
      'Hello.',
      'We are nine.',
      'Stone Town',
    ]) {
      expect(words).toContain(word);
    }
    expect(html).toContain('href="https://maps.example/?q=gate&amp;z=1"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('lang="en"');
  });

  it('loads nothing, runs nothing, and has colours for a dark mailbox', async () => {
    const { html } = await render();
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b/i);
    expect(html).not.toMatch(/url\(/i);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('content="light dark"');
  });

  it('shows the texts of strangers only as text', async () => {
    const hostile = '</title><script>alert(1)</script>"\u2028\r\nReference: ZBL-1';
    const { html, text } = await render({
      subject: hostile,
      preview: hostile,
      heading: hostile,
      parts: [
        { kind: 'paragraph', text: hostile },
        {
          kind: 'facts',
          heading: hostile,
          rows: [
            { label: hostile, value: hostile, link: { text: 'Map', href: 'javascript:alert(1)' } },
          ],
        },
        { kind: 'list', heading: hostile, items: [hostile] },
        { kind: 'quote', heading: hostile, text: `${hostile}\nReference: ZBL-2` },
      ],
      closing: [hostile],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('Map');
    expect(text).not.toMatch(/^Reference: ZBL-/m);
  });
});
