import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ImportBooking,
  type ImportBookingInput,
  type ImportPreview,
  PreviewImport,
} from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { NoteImported } from '../../../libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { GetImported } from '../../../libs/application/queries/bulk-act/bulk-act.queries.ts';
import type { EarlierImport } from '../../../libs/application/queries/bulk-act/get-imported.ts';
import { ListAdminTours } from '../../../libs/application/queries/tour/tour.queries.ts';
import type {
  ImportedLineView,
  ImportLineRequest,
  ImportLinesRequest,
  ImportLineView,
  ImportPreviewView,
  LineBookingView,
} from '../../../libs/contracts/import/import-view.ts';
import { formatBookingReference } from '../../../libs/contracts/booking/booking-reference.ts';
import { toMajor } from '../../../libs/contracts/amounts.ts';
import { guestsOf } from '../../../libs/contracts/tour/party.ts';
import type { AdminTourView } from '../../../libs/contracts/tour/tour-view.ts';
import { done } from '../http/outcomes.ts';
import { headingsOf } from './import-headings.ts';
import type { ImportTable } from './import-file.ts';
import { type ReadBooking, type ReadLine, readLine } from './read-line.ts';
import { refusedLine } from './refused-line.ts';

/** A line that can become a booking, and the key under which it is imported once. */
interface Importable {
  readonly line: number;
  readonly tour: AdminTourView;
  readonly booking: ReadBooking;
  readonly key: string;
}

/** Reads the lines of files, says what would happen to them, and makes bookings of them. */
@Injectable()
export class ImportLines {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cryptography: Cryptography,
  ) {}

  /** What an import of the file would do. Lines of the same departure are checked in their order. */
  async preview(table: ImportTable, context: CommandContext): Promise<ImportPreviewView> {
    const tours = await this.#tours();
    const headings = headingsOf(table.columns, tours);
    const read = table.lines.map((each) => readLine(each, headings, tours));
    const earlier = await this.#earlier(read);
    const firstLines = new Map<string, number>();
    const seats = new Map<string, number>();
    const lines: ImportLineView[] = [];
    for (const [index, each] of read.entries()) {
      const cells = table.lines[index]?.cells ?? [];
      const seen = await this.#previewLine(each, { earlier, firstLines, seats }, context);
      lines.push({ line: each.line, cells, ...seen });
    }
    return { columns: table.columns, unknownColumns: headings.unknown, lines };
  }

  /** Imports some lines. A line that is a booking already is not imported again. */
  async import(
    bulkActId: string,
    { columns, lines }: ImportLinesRequest,
    context: CommandContext,
  ): Promise<readonly ImportedLineView[]> {
    const tours = await this.#tours();
    const headings = headingsOf(columns, tours);
    const read = lines.map((each: ImportLineRequest) => readLine(each, headings, tours));
    const earlier = await this.#earlier(read);
    const items: ImportedLineView[] = [];
    const made: number[] = [];
    for (const each of read) {
      const { item, bookingNumber } = await this.#importLine(bulkActId, each, { earlier, context });
      items.push(item);
      if (bookingNumber !== undefined) made.push(bookingNumber);
    }
    if (made.length > 0) await this.note(bulkActId, made, context);
    return items;
  }

  /** Notes which bookings an import made. */
  async note(
    bulkActId: string,
    bookings: readonly number[],
    context: CommandContext,
  ): Promise<void> {
    const commandId = this.cryptography.uuidV5('note-imported', bulkActId, bookings.join());
    const noting = new NoteImported({ bulkActId, bookings }, ofLine(context, commandId));
    done(await this.commands.execute(noting));
  }

  async #tours(): Promise<readonly AdminTourView[]> {
    const { view } = await this.queries.execute(new ListAdminTours({ shown: 'present' }));
    return view;
  }

  async #earlier(read: readonly ReadLine[]): Promise<ReadonlyMap<string, EarlierImport>> {
    const keys = read.flatMap((each) => this.#importable(each)?.key ?? []);
    const { view } = await this.queries.execute(new GetImported({ keys: [...new Set(keys)] }));
    return new Map(view.map((each) => [each.key, each]));
  }

  #importable({ line, reference, tour, booking }: ReadLine): Importable | undefined {
    return tour === undefined || booking === undefined
      ? undefined
      : { line, tour, booking, key: this.#keyOf(reference, booking) };
  }

  /**
   * The reference in the other system identifies the booking. If there is no reference, the travellers and the
   * departure identify it.
   */
  #keyOf(reference: string, { tourId, slot, party, contact }: ReadBooking): string {
    const { name, email, phone } = contact;
    const identity =
      reference === ''
        ? ['line', tourId, slot.date, slot.time, guestsOf(party), name, email, phone]
        : ['reference', reference];
    return this.cryptography.mac('imported-booking', JSON.stringify(identity).toLowerCase());
  }

  async #previewLine(
    read: ReadLine,
    file: {
      readonly earlier: ReadonlyMap<string, EarlierImport>;
      readonly firstLines: Map<string, number>;
      readonly seats: Map<string, number>;
    },
    context: CommandContext,
  ): Promise<Omit<ImportLineView, 'line' | 'cells'>> {
    const importable = this.#importable(read);
    if (importable === undefined) return { state: 'problem', problems: read.problems };
    const { line, tour, booking, key } = importable;
    const first = file.firstLines.get(key);
    if (first !== undefined) {
      const message =
        read.reference === ''
          ? `This is the same booking as in line ${first}. If both are right, give them different references`
          : `Line ${first} has the same reference`;
      return { state: 'problem', problems: [{ message }] };
    }
    file.firstLines.set(key, line);
    const earlier = file.earlier.get(key);
    if (earlier?.isUndone === false) {
      const reference = formatBookingReference(earlier.bookingNumber);
      return { state: 'imported', problems: [], reference };
    }
    const departure = [booking.tourId, booking.slot.date, booking.slot.time].join(' ');
    const seatsOfEarlierLines = file.seats.get(departure) ?? 0;
    const input = { booking: withOrigin(importable, ''), seatsOfEarlierLines };
    const commandId = this.cryptography.uuidV5('preview-import', key);
    const outcome = await this.commands.execute(
      new PreviewImport(input, ofLine(context, commandId)),
    );
    if (!outcome.done) {
      return { state: 'problem', problems: refusedLine(outcome.refusal, seatsOfEarlierLines) };
    }
    file.seats.set(departure, seatsOfEarlierLines + guestsOf(booking.party));
    const shown = shownBooking(tour, booking, outcome.result);
    return { state: 'ready', problems: [], booking: shown };
  }

  async #importLine(
    bulkActId: string,
    read: ReadLine,
    {
      earlier,
      context,
    }: {
      readonly earlier: ReadonlyMap<string, EarlierImport>;
      readonly context: CommandContext;
    },
  ): Promise<{ readonly item: ImportedLineView; readonly bookingNumber?: number }> {
    const { line, problems } = read;
    const importable = this.#importable(read);
    if (importable === undefined) return { item: { line, state: 'problem', problems } };
    const { key } = importable;
    const before = earlier.get(key);
    if (before?.isUndone === false) {
      return importedLine(line, before.bookingNumber, before.bulkActId === bulkActId);
    }
    // The same line has the same command in every import, so two imports at the same time make one booking.
    const undone = before === undefined ? '' : String(before.bookingNumber);
    const commandId = this.cryptography.uuidV5('import-booking', key, undone);
    const input = withOrigin(importable, bulkActId);
    const outcome = await this.commands.execute(
      new ImportBooking(input, ofLine(context, commandId)),
    );
    if (!outcome.done) {
      return { item: { line, state: 'problem', problems: refusedLine(outcome.refusal, 0) } };
    }
    const { id, history } = outcome.result;
    const isOwn = history.some(
      ({ type, data }) => type === 'BookingPlaced' && data.bulkActId === bulkActId,
    );
    return importedLine(line, Number(id), isOwn);
  }
}

function importedLine(line: number, bookingNumber: number, isOwn: boolean) {
  const reference = formatBookingReference(bookingNumber);
  const item = { line, state: isOwn ? 'imported' : 'already', problems: [], reference } as const;
  return isOwn ? { item, bookingNumber } : { item };
}

function withOrigin({ line, booking, key }: Importable, bulkActId: string): ImportBookingInput {
  return { ...booking, bulkActId, imported: { line, key } };
}

/** Every line is a separate command, in the name of the person who imports the file. */
function ofLine(
  { actor, scope, requestId, correlationId }: CommandContext,
  commandId: string,
): CommandContext {
  return { actor, scope, requestId, correlationId, commandId, body: null };
}

function shownBooking(
  { title: tourTitle }: AdminTourView,
  { slot, party, contact }: ReadBooking,
  { price }: ImportPreview,
): LineBookingView {
  return {
    ...{ tourTitle, date: slot.date, pickupTime: slot.time, guests: guestsOf(party) },
    ...{ name: contact.name, total: toMajor(price.totalMinor), currency: price.currency },
  };
}
