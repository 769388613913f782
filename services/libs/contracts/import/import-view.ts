import type { BookingReference } from '../../domain/booking/booking-reference.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';

export { importBytesMax, importLinesMax } from '../../domain/bulk-act/bulk-act-limits.ts';

/** How many lines one request imports at most. */
export const importLinesAtOnce = 20;

/** A fault of a line, in words. */
export interface LineProblemView {
  /** The heading of the column; absent if the whole line is concerned. */
  readonly column?: string;
  readonly message: string;
}

/** The booking that a line becomes. */
export interface LineBookingView {
  readonly tourTitle: string;
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  readonly guests: WholeNumber;
  readonly name: string;
  readonly total: number;
  readonly currency: string;
}

/** A line of the file, and what an import would do with it. */
export interface ImportLineView {
  /** As in the file. The heading is line 1. */
  readonly line: WholeNumber;
  /** As in the file, in the order of the columns. */
  readonly cells: readonly string[];
  /** `ready`: it can be imported. `imported`: it is a booking already. `problem`: it cannot be imported. */
  readonly state: 'ready' | 'imported' | 'problem';
  readonly problems: readonly LineProblemView[];
  /** The booking that the line would become; absent if the line has a problem. */
  readonly booking?: LineBookingView;
  /** The booking that was made from this line before. */
  readonly reference?: BookingReference;
}

/** What an import of the file would do. No booking is made. */
export interface ImportPreviewView {
  /** The headings of the file. */
  readonly columns: readonly string[];
  /** The headings that no column and no price category has. These columns are not imported. */
  readonly unknownColumns: readonly string[];
  readonly lines: readonly ImportLineView[];
}

/** The body of POST /api/admin/imports. */
export interface BeginImportRequest {
  /** Must not name anybody: it is stored unencrypted. */
  readonly fileName: string;
  /** How many lines will be imported. */
  readonly lines: WholeNumber;
}

/** A line as the preview returned it. */
export interface ImportLineRequest {
  readonly line: WholeNumber;
  readonly cells: readonly string[];
}

/** The body of POST /api/admin/imports/{id}/lines. */
export interface ImportLinesRequest {
  readonly columns: readonly string[];
  /** At most 20. */
  readonly lines: readonly ImportLineRequest[];
}

/** What happened to a line. */
export interface ImportedLineView {
  readonly line: WholeNumber;
  /** `already`: it was a booking before this import. */
  readonly state: 'imported' | 'already' | 'problem';
  readonly problems: readonly LineProblemView[];
  /** Absent if the line has a problem. */
  readonly reference?: BookingReference;
}

export interface ImportedLinesView {
  readonly items: readonly ImportedLineView[];
}

/** The body of POST /api/admin/imports/{id}/undo. */
export interface UndoImportRequest {
  /** Must not name anybody: it is stored unencrypted. */
  readonly reason: string;
}
