import ICAL from 'ical.js';
import { calendarFacts, carriedBooking } from '../../../../test/support/document-facts.ts';
import { hostileTexts } from '../../../../test/support/hostile/hostile-texts.ts';
import { type CalendarFacts, calendarEntry } from '../../application/documents/calendar-entry.ts';
import { printedName } from '../../domain/notification/greeting-name.ts';
import { calendarFile } from './calendar-file.ts';

/** Reads the file as a calendar program does. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (event === undefined) throw new Error('There is no entry.');
  return {
    method: calendar.getFirstPropertyValue('method'),
    count: events.length,
    value: (name: string) => String(event.getFirstPropertyValue(name) ?? ''),
    // Programs ignore the case of the scheme of an address.
    address: (name: string) => String(event.getFirstPropertyValue(name)).toLowerCase(),
    has: (name: string) => event.hasProperty(name),
    nameOf: (name: string) => event.getFirstProperty(name)?.getParameter('cn'),
  };
}

const fileOf = (more: Partial<CalendarFacts> = {}) =>
  calendarFile(calendarEntry(calendarFacts(more)));
const written = (more: Partial<CalendarFacts> = {}) => read(fileOf(more));

describe('the calendar file of a booking', () => {
  it('ends its last line too, as strict readers of the format require', () => {
    expect(fileOf()).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it('begins and ends at instants that are the same everywhere', () => {
    const event = written();
    expect([event.value('dtstart'), event.value('dtend')]).toEqual([
      '2026-12-01T06:00:00Z',
      '2026-12-01T10:30:00Z',
    ]);
    const late = written({ booking: carriedBooking({ date: '2026-12-31', pickupTime: '21:30' }) });
    expect([late.value('dtstart'), late.value('dtend')]).toEqual([
      '2026-12-31T18:30:00Z',
      '2026-12-31T23:00:00Z',
    ]);
  });

  it('states what, where and when, and how to reach the operator', () => {
    const event = written({ booking: carriedBooking({ pickupPlace: 'Kendwa Rocks' }) });
    expect([event.value('summary'), event.value('location'), event.value('url')]).toEqual([
      'Spice Farm Tour',
      'Kizimbani spice farm, main gate',
      'https://tours.example/manage-booking/ZBL-74100680',
    ]);
    for (const part of [
      'Booking ZBL-74100680',
      'Starts 2026-12-01 at 09:00, Zanzibar time.',
      'Travellers: 3',
      'Pick-up: Kendwa Rocks',
      'To pay on arrival: $75.00',
      'Kanga Day Trips, +255 000 000 000',
    ]) {
      expect(event.value('description').split('\n')).toContain(part);
    }
    expect([event.value('dtstamp'), event.value('created'), event.value('last-modified')]).toEqual([
      '2026-11-22T08:00:00Z',
      '2026-11-20T06:00:00Z',
      '2026-11-21T07:30:00Z',
    ]);
  });

  it('reminds the traveller a quarter of an hour before the pick-up, and begins with the tour', () => {
    const pickup = { zone: '', date: '2026-12-01', from: '08:15', to: '08:45' };
    const pickedUp = { pickupPlace: 'Kendwa Rocks', pickup };
    const file = fileOf({ booking: carriedBooking(pickedUp) });
    expect(file).toContain('TRIGGER;VALUE=DATE-TIME:20261201T050000Z');
    expect(read(file).value('dtstart')).toBe('2026-12-01T06:00:00Z');
    expect(read(file).value('description').split('\n')).toContain(
      'Pick-up: 08:15–08:45 at Kendwa Rocks: wait at the reception',
    );
    const cancelled = carriedBooking({ ...pickedUp, status: 'cancelled' });
    expect(fileOf({ booking: cancelled, method: 'CANCEL' })).not.toContain('VALARM');
    expect(fileOf()).not.toContain('VALARM');
  });

  it('changes and cancels the entry that the first file made', () => {
    const first = written();
    const moved = written({
      booking: carriedBooking({ date: '2026-12-03', revision: '3' }),
      method: 'REQUEST',
    });
    const cancelled = written({
      booking: carriedBooking({ date: '2026-12-03', status: 'cancelled', revision: '4' }),
      method: 'CANCEL',
    });
    const told = [first, moved, cancelled];
    expect(new Set(told.map((event) => event.value('uid')))).toEqual(
      new Set(['ZBL-74100680@tours.example']),
    );
    expect(
      told.map((event) => [event.method, event.value('sequence'), event.value('status')]),
    ).toEqual([
      ['PUBLISH', '2', 'CONFIRMED'],
      ['REQUEST', '3', 'CONFIRMED'],
      ['CANCEL', '4', 'CANCELLED'],
    ]);
  });

  it.each([
    ['pending', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('gives a %s booking the status %s', (status, expected) => {
    expect(written({ booking: carriedBooking({ status }) }).value('status')).toBe(expected);
  });

  it('names the operator as organiser, and names the traveller only in a mailed file', () => {
    const mailed = written({ method: 'REQUEST' });
    expect([mailed.address('organizer'), mailed.nameOf('organizer')]).toEqual([
      'mailto:operator@kanga-day-trips.example',
      'Kanga Day Trips',
    ]);
    expect([mailed.address('attendee'), mailed.nameOf('attendee')]).toEqual([
      'mailto:asha@example.com',
      'Asha Juma',
    ]);
    expect(written().has('attendee')).toBe(false);
    const customer = { name: 'Mzee Salum', email: null, phone: '+255 700 000 001' };
    const withoutAddress = { method: 'REQUEST', booking: carriedBooking({ customer }) } as const;
    expect(written(withoutAddress).has('attendee')).toBe(false);
  });

  it.each([
    ...hostileTexts,
    'Juma, Asha; "AJ" \\n ^ : x',
    'Asha\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    'Asha\nATTENDEE:mailto:everybody@example.com',
    'Asha\u2028ATTENDEE:mailto:everybody@example.com\u0085X',
    'Zanzibar – Šibenik 🐢 '.repeat(12).trim(),
    'Nguyễn Thị Ánh Ἑλένη Щербакова عائشة 山田太郎',
    '\u202eahsA',
    '\u0000\u0007\ud800',
  ])('shows %j as text and never reads it as calendar lines', (text) => {
    const file = fileOf({
      method: 'REQUEST',
      booking: carriedBooking({
        tourTitle: text,
        meetingPoint: text,
        pickupPlace: text,
        customer: { name: text, email: 'asha@example.com', phone: text },
      }),
    });
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\p{Cc}]/u);
    }
    const event = read(file);
    expect([event.count, event.method, event.value('uid')]).toEqual([
      1,
      'REQUEST',
      'ZBL-74100680@tours.example',
    ]);
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(event.address('attendee')).toBe('mailto:asha@example.com');
    if (!/[\p{Cc}\p{Bidi_Control}\u2028\ud800]/u.test(text)) {
      expect(event.value('summary')).toBe(text.trim());
      expect(event.nameOf('attendee')).toBe(printedName(text).trim().replaceAll('\\', '/'));
    }
  });
});
