import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { instants } from './days-and-deadlines.ts';

/** Time zones of servers: both halves of the world, and offsets with parts of an hour. */
const zones = [
  'UTC',
  'Africa/Dar_es_Salaam',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Niue',
] as const;

interface Seen {
  readonly offset: number;
  readonly all: readonly Readonly<Record<string, unknown>>[];
}

const program = `
  import { daysAndDeadlinesAt, instants } from ${JSON.stringify(new URL('days-and-deadlines.ts', import.meta.url).href)};
  const offset = new Date('2026-11-20T12:00:00Z').getTimezoneOffset();
  console.log(JSON.stringify({ offset, all: instants.map(daysAndDeadlinesAt) }));
`;

/** The days and deadlines that a process in this time zone computes. */
async function seenIn(zone: string): Promise<Seen> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--disable-warning=ExperimentalWarning', '--eval', program],
    { env: { ...process.env, NODE_OPTIONS: '', TZ: zone } },
  );
  return JSON.parse(stdout) as Seen;
}

describe(`days and deadlines at ${instants.length} instants`, () => {
  it(`are those of Zanzibar in ${zones.length} time zones of the server`, async () => {
    const [first, ...others] = await Promise.all(zones.map(seenIn));
    const dates = first?.all.map(({ date, time }) => `${String(date)} ${String(time)}`);
    expect(dates).toEqual([
      '2026-11-20 23:59',
      '2026-11-21 00:00',
      '2026-11-21 02:59',
      '2026-11-21 03:00',
      '2026-12-31 23:59',
      '2027-01-01 00:00',
      '2027-03-28 04:00',
      '2027-03-14 13:00',
      '2027-10-31 04:00',
      '2027-11-07 09:00',
      '2028-02-29 00:00',
      '2028-02-29 23:59',
    ]);
    for (const seen of first?.all ?? []) {
      expect(seen).toMatchObject({
        isFree: [true, true, false],
        hasStarted: [false, true, true],
        isPast: [false, false, true],
      });
    }
    for (const { all } of others) expect(all).toEqual(first?.all);
    expect(new Set([first, ...others].map((seen) => seen?.offset)).size).toBe(zones.length);
  });
});
