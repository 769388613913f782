import type { CSSProperties } from 'react';

/**
 * The look of the site as far as mailboxes support it: the home cloth's red and its border, lime-wash and
 * ink, and the nearest typefaces that every machine has.
 */
const ink = '#16202B';
const inkSoft = '#4A5560';
const limewash = '#FAFCF9';
const kanga = '#B3261E';
const rule = '#7C8A86';
const link = '#0B5A66';
/**
 * The colour of the site's only button. The contrast of ink on it is 8.6 to 1, in a light mailbox and in a
 * dark one.
 */
export const manjano = '#F0B12E';

const lettering = "'Sofia Sans Extra Condensed','Arial Narrow','Roboto Condensed',Arial,sans-serif";
const prose = "Literata,Georgia,'Times New Roman',serif";

export const style = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#E9EFEA', fontFamily: prose },
  sheet: { maxWidth: '600px', backgroundColor: limewash, color: ink },
  band: { backgroundColor: kanga, padding: '24px 24px 16px' },
  heading: {
    margin: 0,
    color: '#FFFFFF',
    fontFamily: lettering,
    fontSize: '36px',
    lineHeight: '36px',
    fontWeight: 800,
    textTransform: 'uppercase',
  },
  pindo: {
    height: '12px',
    backgroundColor: ink,
    // Small triangles along the edge. A mailbox that draws no gradient shows a plain line.
    backgroundImage: `linear-gradient(135deg,${limewash} 25%,transparent 25%),linear-gradient(225deg,${limewash} 25%,transparent 25%)`,
    backgroundSize: '12px 12px',
    fontSize: '1px',
    lineHeight: '12px',
  },
  // Breaks a long word, such as an address, before it makes the e-mail wider than the screen.
  content: { padding: '8px 24px 24px', wordBreak: 'break-word' },
  paragraph: { margin: '16px 0', fontSize: '17px', lineHeight: '26px', color: ink },
  partHeading: {
    margin: '24px 0 8px',
    fontFamily: lettering,
    fontSize: '22px',
    lineHeight: '24px',
    fontWeight: 800,
    textTransform: 'uppercase',
    color: ink,
  },
  row: { borderTop: `1px solid ${rule}` },
  label: {
    width: '38%',
    padding: '8px 12px 8px 0',
    verticalAlign: 'top',
    fontSize: '15px',
    lineHeight: '22px',
    color: inkSoft,
  },
  value: {
    padding: '8px 0',
    verticalAlign: 'top',
    fontSize: '17px',
    lineHeight: '22px',
    color: ink,
  },
  unbroken: { whiteSpace: 'nowrap' },
  line: { padding: '8px 12px 8px 0', fontSize: '15px', lineHeight: '22px', color: ink },
  amount: {
    padding: '8px 0',
    fontSize: '17px',
    lineHeight: '22px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: ink,
  },
  total: { borderTop: `2px solid ${ink}` },
  strong: { fontWeight: 700 },
  link: { color: link, textDecoration: 'underline' },
  action: { margin: '24px 0 8px' },
  actionCell: { backgroundColor: manjano, padding: '14px 24px' },
  actionLink: {
    display: 'inline-block',
    color: ink,
    fontFamily: lettering,
    fontSize: '22px',
    lineHeight: '24px',
    fontWeight: 800,
    textTransform: 'uppercase',
    textDecoration: 'none',
  },
  list: { margin: '0 0 16px', paddingLeft: '20px', fontSize: '17px', lineHeight: '26px' },
  quote: {
    margin: '0 0 16px',
    padding: '4px 0 4px 16px',
    borderLeft: `6px solid ${rule}`,
    fontSize: '17px',
    lineHeight: '26px',
    color: ink,
  },
  ending: { borderTop: `6px solid ${ink}`, margin: 0 },
  closing: { padding: '16px 24px 24px' },
  closingLine: { margin: 0, fontSize: '15px', lineHeight: '22px', color: inkSoft },
} as const satisfies Readonly<Record<string, CSSProperties>>;

/** Styles for dark mailboxes. A mailbox without style sheets uses only the inline styles above. */
export const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-body,.m-body>table>tbody>tr>td{background-color:#090F15!important}
.m-sheet{background-color:#0E1720!important}
.m-ink{color:#EDE6D6!important}
.m-soft{color:#B7BDB9!important}
.m-link{color:#7FD0DC!important}
.m-action{color:#16202B!important}
.m-rule{border-color:#4A5560!important}
}
@media (max-width:480px){.m-heading{font-size:30px!important;line-height:30px!important}}
`.replaceAll('\n', '');
