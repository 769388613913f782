import { BulkActStory } from '../../../../test/support/stories/bulk-act-story.ts';
import { WholeStory } from '../../../../test/support/stories/whole-story.ts';
import { asha, done, slot } from '../../../../test/support/in-memory/write-side.ts';
import { categoryNamed } from '../../../../test/support/category-named.ts';
import { ImportBooking } from '../command-handling/booking/booking.commands.ts';
import {
  BeginImport,
  NoteImported,
  UndoImport,
} from '../command-handling/bulk-act/bulk-act.commands.ts';
import { findLateBookings } from '../queries/bulk-act/find-late-bookings.ts';
import { finishUndoneImports } from './finish-undone-imports.ts';

describe('a line that is imported while the import is undone', () => {
  let whole: WholeStory;
  let story: BulkActStory;
  let bulkActId: string;
  let lines: number;

  beforeAll(async () => {
    whole = await WholeStory.open();
  });

  afterAll(() => whole.close());

  beforeEach(async () => {
    const side = whole.commands;
    story = await BulkActStory.of(side, await side.publishTour({ schedule: { capacity: 8 } }));
    const begin = new BeginImport({ fileName: 'bookings.csv', lines: 2 }, side.admin());
    bulkActId = done(await side.side.execute(begin)).result.id;
    lines = 0;
    await note(await importLine());
    const undo = new UndoImport({ bulkActId, reason: 'The wrong file' }, side.admin());
    done(await side.side.execute(undo));
  });

  async function importLine(): Promise<number> {
    const { side } = whole.commands;
    lines += 1;
    const command = new ImportBooking(
      {
        ...{ tourId: story.tourId, slot, bulkActId, status: 'confirmed', tags: [] },
        party: [{ ...categoryNamed('Adults (10+)'), count: 2 }],
        contact: { ...asha, email: `line-${lines}@example.com` },
        imported: { line: lines + 1, key: `${bulkActId} ${lines}` },
      },
      whole.commands.admin(),
    );
    return Number(done(await side.execute(command)).result.id);
  }

  async function note(bookingNumber: number): Promise<void> {
    const { side } = whole.commands;
    const noting = new NoteImported(
      { bulkActId, bookings: [bookingNumber] },
      whole.commands.admin(),
    );
    done(await side.execute(noting));
  }

  async function finish(undoneAfter = ''): Promise<number> {
    const { readStore } = await whole.upToDate();
    return await finishUndoneImports({
      commands: whole.commands.side,
      cryptography: whole.commands.ports.cryptography,
      findLate: () => findLateBookings(readStore, undoneAfter),
    });
  }

  const typesOf = async (bookingNumber: number) =>
    (await whole.commands.events(`booking-${bookingNumber}`)).map(({ type }) => type);

  it('is cancelled by the undo once its request has noted it, also after the undo was done', async () => {
    await story.carryOut();
    const late = await importLine();
    await note(late);
    await story.carryOut();
    expect(await typesOf(late)).toEqual(['BookingPlaced', 'BookingConfirmed', 'BookingCancelled']);
    expect(await story.work(bulkActId)).toMatchObject({ state: 'done', total: 2, failed: [] });
    expect(await story.mailed()).toEqual([]);
  });

  it('is found and cancelled if its process stopped before it noted the booking', async () => {
    const late = await importLine();
    expect(await finish()).toBe(1);
    await story.carryOut();
    expect(await typesOf(late)).toContain('BookingCancelled');
    expect((await story.work(bulkActId)).settled).toContain(late);
    expect(await finish()).toBe(0);
  });

  it('is not looked for long after the undo', async () => {
    await importLine();
    expect(await finish('2199-01-01T00:00:00.000Z')).toBe(0);
  });
});
