import { given } from '../../../../test/support/stories/decider-story.ts';
import { importLinesMax } from './bulk-act-limits.ts';
import { bulkActDecider } from './bulk-act.decider.ts';
import type { BulkActEvent } from './bulk-act.events.ts';

const begin = (fileName: string, lines: number) =>
  ({ type: 'BeginImport', commandId: 'import', fileName, lines }) as const;
const note = (...bookings: number[]) => ({ type: 'NoteImported', bookings }) as const;
const undo = (reason: string) => ({ type: 'UndoImport', commandId: 'back', reason }) as const;

const begun: BulkActEvent = {
  type: 'ImportBegun',
  data: { workId: 'import', fileName: 'bookings.csv', lines: 3 },
};
const progressed = (...bookings: number[]): BulkActEvent => ({
  type: 'ImportProgressed',
  data: { workId: 'import', bookings },
});
const undoBegun = (...bookings: number[]): BulkActEvent => ({
  type: 'ImportUndoBegun',
  data: { workId: 'back', bookings, reason: 'Wrong file' },
});
const faulty = (field: string, message: string) =>
  ({ code: 'InvalidFields', faults: [{ field, message }] }) as const;

describe('an import of bookings', () => {
  const none = given(bulkActDecider, []);

  it('begins once, with the name of the file and the number of lines', () => {
    none.when(begin(' bookings.csv ', 3)).then([begun]);
    given(bulkActDecider, [begun]).when(begin('other.csv', 1)).thenNothing();
  });

  it('is refused without a name, with an e-mail address in it, and with too few or too many lines', () => {
    none.when(begin(' ', 1)).thenRefused(faulty('fileName', 'Give the import a name'));
    none
      .when(begin('asha@example.com.csv', 1))
      .thenRefused(faulty('fileName', 'Do not use an e-mail address in the name of the file'));
    none.when(begin('a.csv', 0)).thenRefused(faulty('lines', 'Choose at least one line'));
    none
      .when(begin('a.csv', importLinesMax + 1))
      .thenRefused(faulty('lines', 'Import at most 2,000 lines at a time'));
    expect(bulkActDecider.initialState.status).toBe('none');
  });

  it('notes each booking once', () => {
    given(bulkActDecider, [begun, progressed(1)])
      .when(note(1, 2, 2))
      .then([progressed(2)]);
    given(bulkActDecider, [begun, progressed(1)])
      .when(note(1))
      .thenNothing();
    none.when(note(1)).thenNothing();
  });

  it('also undoes a booking that is noted after the undo began', () => {
    const undone: readonly BulkActEvent[] = [begun, progressed(1), undoBegun(1)];
    given(bulkActDecider, undone)
      .when(note(1, 2))
      .then([progressed(2)]);
    const late = [...undone, progressed(2)];
    expect(late.reduce(bulkActDecider.evolve, bulkActDecider.initialState)).toMatchObject({
      work: { settled: [1, 2], total: 2 },
      undo: { unsettled: [1, 2], total: 2 },
    });
    given(bulkActDecider, late).when(note(2)).thenNothing();
  });

  it('is undone once, with a reason, for all its bookings', () => {
    const imported = given(bulkActDecider, [begun, progressed(1), progressed(2)]);
    imported.when(undo(' Wrong file ')).then([undoBegun(1, 2)]);
    imported.when(undo(' ')).thenRefused(faulty('reason', 'Please say why'));
    given(bulkActDecider, [begun, progressed(1), undoBegun(1)])
      .when(undo('Again'))
      .thenNothing();
    given(bulkActDecider, [begun])
      .when(undo('Wrong file'))
      .thenRefused({ code: 'BulkActChangedNothing' });
    none.when(undo('Wrong file')).thenRefused({ code: 'BulkActNotFound' });
  });

  it('is not undone by the undo of a bulk cancellation, which needs no reason', () => {
    given(bulkActDecider, [begun, progressed(1)])
      .when({ type: 'UndoBulkAct', commandId: 'back' })
      .thenRefused({ code: 'NotUndoable' });
  });

  it('shows the progress of its undo', () => {
    const events: readonly BulkActEvent[] = [
      begun,
      progressed(1, 2),
      undoBegun(1, 2),
      {
        type: 'BulkActProgressed',
        data: {
          ...{ workId: 'back', settled: [1], unchanged: [] },
          failed: [{ bookingNumber: 2, code: 'ChangedSinceImport' }],
        },
      },
    ];
    expect(events.reduce(bulkActDecider.evolve, bulkActDecider.initialState)).toMatchObject({
      ...{ act: 'import-bookings', reason: 'Wrong file' },
      file: { name: 'bookings.csv', lines: 3 },
      work: { settled: [1, 2], total: 2 },
      undo: { settled: [1], unsettled: [], failed: [{ bookingNumber: 2 }] },
    });
  });
});
