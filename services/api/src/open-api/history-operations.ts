import type { UndoPreviewView } from '../../../libs/contracts/history/undo-view.ts';
import { type ProblemCode, problemKinds } from '../../../libs/contracts/problems.ts';
import { modification } from './booking-refusals.ts';
import { adminBookingAnswer } from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import { anything, list, named, object, oneOf, optional, text } from './schema.ts';
import { adminTourAnswer, messageFields } from './view-schemas.ts';

const undoPreview = named(
  'UndoPreview',
  object<UndoPreviewView>({
    revision: text,
    effects: list(object({ field: text, before: anything, after: anything })),
    refusedBy: optional(
      object({ code: oneOf(...(Object.keys(problemKinds) as ProblemCode[])), message: text }),
    ),
    notifies: list(object<UndoPreviewView['notifies'][number]>(messageFields)),
  }),
);

const refusals: readonly ProblemCode[] = ['NotUndoable', 'ChangedSince', 'NothingToUndo'];

/** The calls that undo what an entry of a history did. */
export const historyOperations: Operations = {
  BookingUndoController: {
    preview: {
      summary: 'What undoing an entry of a booking’s history would do, or why it cannot be undone',
      answer: as(undoPreview),
      refuses: ['InvalidReference', 'BookingNotFound', 'NothingToUndo'],
    },
    undo: {
      summary: 'Undoes an entry of a booking’s history: a cancellation, a move, an edit',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', ...modification, ...refusals],
    },
  },
  TourUndoController: {
    preview: {
      summary: 'What undoing an entry of a tour’s history would do, or why it cannot be undone',
      answer: as(undoPreview),
      refuses: ['TourNotFound', 'NothingToUndo'],
    },
    undo: {
      summary: 'Undoes an entry of a tour’s history: a save, a deletion, a restoration',
      answer: as(adminTourAnswer),
      refuses: ['TourNotFound', 'TourIsDeleted', ...refusals],
    },
  },
};
