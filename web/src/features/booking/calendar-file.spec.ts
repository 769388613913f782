import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  reference: 'ZBL-74100680',
  tour: 'Spices, Kidichi; Baths \\ Lunch',
  date: '2026-11-28',
  time: '21:30',
  hours: 4.5,
  guests: 3,
  place: 'Darajani market,\r\nmain entrance',
  isRequest: false,
};
const write = (more: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...more }, { now: '2026-11-20T06:00:00.000Z', host: 'tours.example' });
/** The lines as a program reads them, put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a booking for a calendar', () => {
  it('begins and ends in Tanzania’s time, also past midnight', () => {
    expect(linesOf(write())).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Africa/Dar_es_Salaam:20261128T213000',
        'DTEND;TZID=Africa/Dar_es_Salaam:20261129T020000',
        'TZID:Africa/Dar_es_Salaam',
        'TZOFFSETTO:+0300',
        'DTSTAMP:20261120T060000Z',
        'UID:ZBL-74100680@tours.example',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('takes eight hours where nobody said how long', () => {
    expect(linesOf(write({ time: '08:00', hours: null }))).toContain(
      'DTEND;TZID=Africa/Dar_es_Salaam:20261128T160000',
    );
  });

  it('takes the whole day where only the day is known', () => {
    const lines = linesOf(write({ time: null, date: '2026-12-31' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('is not certain while it is a request', () => {
    const lines = linesOf(write({ isRequest: true }));
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('Request ZBL-74100680');
  });

  it('writes what has a meaning in the format so that it has none', () => {
    const lines = linesOf(write());
    expect(lines).toContain(String.raw`SUMMARY:Spices\, Kidichi\; Baths \\ Lunch`);
    expect(lines).toContain(String.raw`LOCATION:Darajani market\,\nmain entrance`);
    const wicked = linesOf(write({ tour: 'Walk\rEND:VCALENDAR\n\u0000BEGIN:VEVENT' }));
    expect(wicked.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(wicked).toContain(String.raw`SUMMARY:Walk\nEND:VCALENDAR\n BEGIN:VEVENT`);
  });

  it('folds long lines, never within a character, and ends each as the format wants', () => {
    const tour = 'Zanzibar – Šibenik 🐢 '.repeat(12).trim();
    const file = write({ tour });
    const encoder = new TextEncoder();
    for (const line of file.split('\r\n')) {
      expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
    expect(linesOf(file)).toContain(`SUMMARY:${tour}`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
