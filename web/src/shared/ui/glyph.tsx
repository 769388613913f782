/** Small icons for a 24 px square: filled shapes without outlines, in the colour of the surrounding text. */
const cuts = {
  plus: 'M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6z',
  minus: 'M4 10h16v4H4z',
  grow: 'M3 3h8v3.4H6.4V11H3zm10 0h8v8h-3.4V6.4H13zM3 13h3.4v4.6H11V21H3zm14.6 0H21v8h-8v-3.4h4.6z',
  close:
    'M6.2 3.4 12 9.2l5.8-5.8 2.8 2.8-5.8 5.8 5.8 5.8-2.8 2.8-5.8-5.8-5.8 5.8-2.8-2.8L9.2 12 3.4 6.2z',
  menu: 'M3 5h18v3H3zm0 5.5h18v3H3zM3 16h18v3H3z',
  search:
    'M10 2.5a7.5 7.5 0 1 0 4.4 13.6l4.8 4.8 2.6-2.6-4.8-4.8A7.5 7.5 0 0 0 10 2.5m0 3.4a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2',
  arrow: 'M13.2 3.8 21.4 12l-8.2 8.2-2.5-2.5 3.9-3.9H2.6v-3.6h12l-3.9-3.9z',
  back: 'M10.8 3.8 2.6 12l8.2 8.2 2.5-2.5-3.9-3.9h12v-3.6h-12l3.9-3.9z',
  down: 'M2.5 8.6 5 6.1l7 7 7-7 2.5 2.5L12 18.1z',
  check: 'M9.4 19.8 2.6 13l2.7-2.7 4.1 4.1 9.3-9.3L21.4 7.8z',
  heart:
    'M12 21.2 3.7 12.6C.6 9.3 2 3.6 6.9 3.2c2.2-.2 4 .9 5.1 2.8 1.1-1.9 2.9-3 5.1-2.8 4.9.4 6.3 6.1 3.2 9.4z',
  star: 'M12 1.5 14.6 6h4.9v4.9L22.5 12l-3 3v4.5h-4.6L12 22.5 9.1 19.5H4.5V15l-3-3 3-1.1V6h4.9z',
  seat: 'M12 2a4 4 0 0 1 2.6 7.1c3.4 1 5.6 4 5.9 8.4l.1 3.5H3.4l.1-3.5c.3-4.4 2.5-7.4 5.9-8.4A4 4 0 0 1 12 2',
  pin: 'M12 1.8c4.1 0 7.2 3 7.2 7 0 5-7.2 13.4-7.2 13.4S4.8 13.8 4.8 8.8c0-4 3.1-7 7.2-7m0 4.4a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4',
  clock:
    'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4m-1.6 4.4v6.6l5 3.7 1.9-2.6-3.7-2.7v-5z',
} as const;

export type GlyphName = keyof typeof cuts;

/** A decorative icon beside text that says the same. A button with only an icon carries the label itself. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg data-slot="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={cuts[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
