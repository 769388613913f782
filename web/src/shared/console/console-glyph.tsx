/** The icons of the console, in the style of `shared/ui/glyph.tsx`. Only the console's files contain them. */
const cuts = {
  inbox: 'M5 2.5h14l3 11v8H2v-8zm2.1 2.8-2.2 8.2h4.6v2.6h5v-2.6h4.6l-2.2-8.2z',
  bookings: 'M4 2.5h16v19l-2.7-2-2.6 2-2.7-2-2.7 2-2.6-2-2.7 2zm4 4.2v2.6h8V6.7zm0 5v2.6h8v-2.6z',
  mail: 'M2 4.5h20v2.6l-10 6.1L2 7.1zm0 5.3 10 6.1 10-6.1v9.7H2z',
  message: 'M2 3h20v14h-9.5L7 22v-5H2zm4 4v2.4h12V7zm0 4.4v2.4h8v-2.4z',
  day: 'M6.2 1.8h3v2.4h5.6V1.8h3v2.4H22v17.6H2V4.2h4.2zM5 10v8.8h14V10zm2.4 2.2h3.4v3.4H7.4z',
  tours:
    'M11.2 2v13H3.4C5.8 9.8 8.3 5.6 11.2 2m2.4 1.6c3 3.2 5.3 7 6.9 11.4h-6.9zM1.8 17h20.4c-1.2 3.4-3.2 5-6 5H7.8c-2.8 0-4.8-1.6-6-5',
  chart: 'M2.5 12h4.6v9.5H2.5zm7.2-9.5h4.6v19H9.7zM16.9 8h4.6v13.5h-4.6z',
  history:
    'M12 2.2a9.8 9.8 0 1 1-9.3 13l3.3-1.1A6.3 6.3 0 1 0 7.2 8l2.6 2.6H2V2.8l2.7 2.7A9.8 9.8 0 0 1 12 2.2m-1.6 4.6h3v4.7l3.4 2.3-1.7 2.5-4.7-3.2z',
  people:
    'M8.5 2.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6M1 21.5c0-5.6 2.7-8.9 7.5-8.9s7.5 3.3 7.5 8.9zM16.5 4a3.7 3.7 0 1 1-1.1 7.2c.8-1.1 1.3-2.5 1.3-4 0-1.1-.3-2.2-.7-3.1zM18.3 21.5c0-3.7-1-6.6-2.9-8.5 4.9-.5 7.6 2.8 7.6 8.5z',
  person: 'M12 1.8a5 5 0 1 1 0 10 5 5 0 0 1 0-10M2.5 22.2c0-5.6 3.6-9 9.5-9s9.5 3.4 9.5 9z',
  layers:
    'm12 2 10.5 5.6L12 13.2 1.5 7.6zM4.6 11.4l7.4 4 7.4-4 3.1 1.6L12 18.6 1.5 13zM4.6 16.2l7.4 3.9 7.4-3.9 3.1 1.6L12 23.4 1.5 17.8z',
  shield:
    'M12 1.5 21 5v6.5c0 5.5-3.7 9-9 11-5.3-2-9-5.5-9-11V5zm-1.4 14.9 6.5-7.6-2.3-2-4.3 5.1-2.2-2.1-2.2 2.3z',
  clock: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m-1.6 4.6v6.3l4.6 3.3 1.8-2.4-3.4-2.5V6.6z',
  warning: 'M12 2 23 21.5H1zm-1.3 7.3v5.6h2.6V9.3zm0 7.2v2.6h2.6v-2.6z',
  more: 'M3 9.5h5v5H3zm6.5 0h5v5h-5zm6.5 0h5v5h-5z',
  key: 'M15.5 2a6.5 6.5 0 1 1-2.7 12.4L10.5 16.7H8v2.7H5.3V22H2v-4.4l7.3-7.3A6.5 6.5 0 0 1 15.5 2m1.4 3.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  file: 'M4 2h10l6 6v14H4zm3.2 9v2.6h9.6V11zm0 4.8v2.6h9.6v-2.6z',
  grip: 'M7 3h4v4H7zm6 0h4v4h-4zM7 10h4v4H7zm6 0h4v4h-4zM7 17h4v4H7zm6 0h4v4h-4z',
  pin: 'M12 1.5a7.5 7.5 0 0 1 7.5 7.5c0 5-4.5 9-7.5 13.5C9 18 4.5 14 4.5 9A7.5 7.5 0 0 1 12 1.5m0 4.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  star: 'M12 1.5 14.6 6h4.9v4.9L22.5 12l-3 3v4.5h-4.6L12 22.5 9.1 19.5H4.5V15l-3-3 3-1.1V6h4.9z',
  changed: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
} as const;

export type ConsoleGlyphName = keyof typeof cuts;

/** A decorative icon beside text that says the same. A button with only an icon carries the label itself. */
export function ConsoleGlyph({ name, size = 20 }: { name: ConsoleGlyphName; size?: number }) {
  return (
    <svg data-slot="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={cuts[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
