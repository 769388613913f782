import { addDays, instantOf, localDateOf, localTimeOf } from '@contracts/calendar.ts';

/** A booking as a calendar keeps it. */
export interface CalendarEntry {
  readonly reference: string;
  readonly tour: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** `HH:mm`; without it the entry takes the whole day. */
  readonly time: string | null;
  readonly hours: number | null;
  readonly guests: number | null;
  readonly place: string;
  /** The operator still has to say yes. */
  readonly isRequest: boolean;
}

interface Writing {
  /** ISO 8601. */
  readonly now: string;
  /** The site's host name: entries of two operators are never taken for one. */
  readonly host: string;
}

const zone = 'Africa/Dar_es_Salaam';

/** Tanzania's time, spelled out for programs that know no zone names. It has no summer time. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:EAT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** How long a tour is taken to last that does not say so, in hours (specification, section 9). */
const defaultHours = 8;
const msPerHour = 60 * 60 * 1000;

/** The entry as an iCalendar file (RFC 5545). */
export function calendarFile(entry: CalendarEntry, { now, host }: Writing): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines,
    'BEGIN:VEVENT',
    `UID:${entry.reference}@${host}`,
    `DTSTAMP:${basic(now)}`,
    ...when(entry),
    `SUMMARY:${escaped(entry.tour)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${escaped(entry.place)}`]),
    `DESCRIPTION:${escaped(description(entry))}`,
    `STATUS:${entry.isRequest ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function when({ date, time, hours }: CalendarEntry): readonly string[] {
  if (time === null) {
    return [`DTSTART;VALUE=DATE:${plain(date)}`, `DTEND;VALUE=DATE:${plain(addDays(date, 1))}`];
  }
  const endMs = Date.parse(instantOf({ date, time })) + (hours ?? defaultHours) * msPerHour;
  const end = new Date(endMs).toISOString();
  return [
    `DTSTART;TZID=${zone}:${plain(date)}T${plain(time)}00`,
    `DTEND;TZID=${zone}:${plain(localDateOf(end))}T${plain(localTimeOf(end))}00`,
  ];
}

function description({ reference, guests, isRequest }: CalendarEntry): string {
  return [
    `${isRequest ? 'Request' : 'Booking'} ${reference}`,
    ...(guests === null ? [] : [`Travellers: ${String(guests)}`]),
    'Times are Zanzibar time. You pay on arrival.',
  ].join('\n');
}

/** `2026-11-28` as `20261128`, `08:30` as `0830`. */
function plain(text: string): string {
  return text.replaceAll(/[-:]/g, '');
}

/** An instant as `20261128T053000Z`. */
function basic(instant: string): string {
  return plain(instant).replace(/\.\d+/, '');
}

/** Text as the format wants it; control characters have no place in it. */
function escaped(text: string): string {
  const printable = Array.from(text.replaceAll(/\r\n?/g, '\n'), (character) =>
    (character < ' ' && character !== '\n') || character === '\u007f' ? ' ' : character,
  );
  return printable
    .join('')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Bytes of a line, in UTF-8, without its end. */
const lineBytesMax = 75;

/** A long line goes on in the next, after a space; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytesMax) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
