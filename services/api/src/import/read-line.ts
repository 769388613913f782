import type { ImportBookingInput } from '../../../libs/application/command-handling/booking/booking.commands.ts';
import { originWords } from '../../../libs/contracts/booking/origin-words.ts';
import { paymentMethods } from '../../../libs/contracts/booking/payment-methods.ts';
import { currencies } from '../../../libs/contracts/currencies.ts';
import { type ImportColumn, importColumns } from '../../../libs/contracts/import/import-columns.ts';
import type {
  ImportLineRequest,
  LineProblemView,
} from '../../../libs/contracts/import/import-view.ts';
import type { AdminTourView } from '../../../libs/contracts/tour/tour-view.ts';
import { internationalPhone } from '../../../libs/contracts/booking/phone.ts';
import {
  messageLengthMax,
  nameLengthMax,
  phoneLengthMax,
  placeLengthMax,
} from '../booking/booking.inputs.ts';
import { isEmailAddress, isUsable } from '../input/field-kinds.ts';
import { amountIn, type CellValue, countIn, dateIn, timeIn } from './import-cells.ts';
import { categoriesOfTour, categoryKey, type ImportHeadings, wordsOf } from './import-headings.ts';

/** A line that was understood: the booking, except where it comes from. */
export type ReadBooking = Omit<ImportBookingInput, 'bulkActId' | 'imported'>;

/** What a line says. */
export interface ReadLine {
  readonly line: number;
  readonly problems: readonly LineProblemView[];
  /** The reference in the other system; empty if the line has none. */
  readonly reference: string;
  readonly tour: AdminTourView | undefined;
  /** Undefined if the line has a problem. */
  readonly booking: ReadBooking | undefined;
}

/** Staff write the numbers of callers from their own country without its code. */
const operatorsCountry = 'TZ';
const referenceLengthMax = 60;

/** Reads the cells of a line and collects their faults. */
class LineReader {
  readonly problems: LineProblemView[] = [];

  constructor(
    private readonly headings: ImportHeadings,
    private readonly cells: readonly string[],
  ) {}

  /** The text of a column; empty if the file does not have the column. */
  text(column: ImportColumn, lengthMax: number = nameLengthMax): string {
    const cell = this.cells[this.headings.at.get(column) ?? -1] ?? '';
    if (!isUsable(cell)) {
      this.fault(column, 'This has characters that cannot be stored');
      return '';
    }
    if (cell.length <= lengthMax) return cell;
    this.fault(column, `Use at most ${lengthMax.toLocaleString('en')} characters`);
    return '';
  }

  required(column: ImportColumn): string {
    const text = this.text(column);
    if (text === '') this.fault(column, 'This is missing');
    return text;
  }

  /** A value that may be missing. */
  value<Value>(column: ImportColumn, read: (cell: string) => CellValue<Value>): Value | undefined {
    const text = this.text(column);
    return text === '' ? undefined : this.taken(this.headingOf(column), read(text));
  }

  /** The value of a cell in a column that is found by its index. */
  valueAt<Value>(index: number, read: (cell: string) => CellValue<Value>): Value | undefined {
    const cell = this.cells[index] ?? '';
    return cell === '' ? undefined : this.taken(this.headings.columns[index] ?? '', read(cell));
  }

  /** One of several words; undefined if the cell is empty. */
  oneOf<Value extends string>(
    column: ImportColumn,
    words: Readonly<Record<string, Value>>,
    more: Readonly<Record<string, string>> = {},
  ): Value | undefined {
    return this.value(column, (cell) => {
      const word = wordsOf(cell).replaceAll('-', ' ');
      const value = words[word];
      if (value !== undefined) return { value };
      return { message: more[word] ?? `Write one of: ${Object.keys(words).join(', ')}` };
    });
  }

  fault(column: ImportColumn, message: string): void {
    this.problems.push({ column: this.headingOf(column), message });
  }

  faultAt(index: number, message: string): void {
    this.problems.push({ column: this.headings.columns[index] ?? '', message });
  }

  get categoryColumns(): readonly number[] {
    return this.headings.categories;
  }

  categoryAt(index: number): string {
    return this.headings.columns[index] ?? '';
  }

  private headingOf(column: ImportColumn): string {
    const index = this.headings.at.get(column);
    return (
      (index === undefined ? undefined : this.headings.columns[index]) ??
      importColumns[column].heading
    );
  }

  private taken<Value>(column: string, read: CellValue<Value>): Value | undefined {
    if ('value' in read) return read.value;
    this.problems.push({ column, message: read.message });
    return undefined;
  }
}

/** Reads one line; the tours are those that are not deleted. */
export function readLine(
  { line, cells }: ImportLineRequest,
  headings: ImportHeadings,
  tours: readonly AdminTourView[],
): ReadLine {
  const reader = new LineReader(headings, cells);
  const reference = reader.text('reference', referenceLengthMax);
  const tour = tourNamed(reader, tours);
  const date = reader.required('date') === '' ? undefined : reader.value('date', dateIn);
  const time = reader.required('time') === '' ? undefined : reader.value('time', timeIn);
  const party = tour === undefined ? [] : partyIn(reader, tour);
  const contact = contactIn(reader);
  const terms = termsIn(reader, tour, reference);
  const { problems } = reader;
  const isComplete = problems.length === 0 && tour !== undefined && date !== undefined;
  return {
    ...{ line, problems, reference, tour },
    booking:
      isComplete && time !== undefined
        ? { tourId: tour.id, slot: { date, time }, party, contact, ...terms }
        : undefined,
  };
}

function tourNamed(reader: LineReader, tours: readonly AdminTourView[]): AdminTourView | undefined {
  const wanted = wordsOf(reader.required('tour'));
  if (wanted === '') return undefined;
  const bySlug = tours.find(({ id }) => id === wanted);
  const byTitle = tours.filter(({ title }) => wordsOf(title) === wanted);
  if (bySlug === undefined && byTitle.length > 1) {
    const slugs = byTitle.map(({ id }) => id).join(', ');
    reader.fault('tour', `Several tours have this title. Write one of: ${slugs}`);
    return undefined;
  }
  const tour = bySlug ?? byTitle[0];
  if (tour === undefined) reader.fault('tour', 'There is no tour with this title or address');
  return tour;
}

/** The travellers by category, or as a number if the tour has one category. */
function partyIn(reader: LineReader, tour: AdminTourView): ReadBooking['party'] {
  const before = reader.problems.length;
  const known = categoriesOfTour(tour);
  const [only, ...others] = known;
  const isPlain = only !== undefined && others.length === 0;
  const party = reader.categoryColumns.flatMap((index) => {
    const count = reader.valueAt(index, countIn) ?? 0;
    if (count === 0) return [];
    const heading = reader.categoryAt(index);
    const found =
      known.find(({ category }) => wordsOf(category) === wordsOf(heading)) ??
      known.find(({ category }) => categoryKey(category) === categoryKey(heading)) ??
      (isPlain ? only : undefined);
    if (found !== undefined) return [{ ...found, count }];
    reader.faultAt(index, `This tour has no such price category. It has: ${namesOf(known)}`);
    return [];
  });
  const guests = reader.value('guests', countIn) ?? 0;
  if (party.length > 0 || reader.problems.length > before) return party;
  if (guests > 0 && isPlain) return [{ ...only, count: guests }];
  reader.fault(
    'guests',
    isPlain
      ? 'Write how many travellers there are'
      : `Write how many travellers there are, in a column for each category: ${namesOf(known)}`,
  );
  return [];
}

function namesOf(known: readonly { readonly category: string }[]): string {
  return known.map(({ category }) => category).join(', ');
}

function contactIn(reader: LineReader): ReadBooking['contact'] {
  const parts = [reader.text('firstName'), reader.text('lastName')].filter((part) => part !== '');
  const name = parts.length > 0 ? parts.join(' ') : reader.text('name');
  if (name === '') reader.fault('firstName', 'The name of the traveller is missing');
  const email = reader.value('email', (cell) =>
    isEmailAddress(cell) ? { value: cell } : { message: 'This is not an e-mail address' },
  );
  const phone = internationalPhone(reader.text('phone', phoneLengthMax), operatorsCountry);
  if (phone === '') reader.fault('phone', 'The phone number is missing');
  return {
    ...{ name, email: email ?? null, phone },
    pickupPlace: reader.text('pickupPlace', placeLengthMax),
    message: reader.text('message', messageLengthMax),
  };
}

const statuses = {
  confirmed: 'confirmed',
  booked: 'confirmed',
  pending: 'pending',
  requested: 'pending',
} as const;
const cancelledMessage = 'Cancelled bookings cannot be imported. Remove the line';
const otherStatuses = { cancelled: cancelledMessage, canceled: cancelledMessage };

type BookingOrigin = keyof typeof originWords;

const origins: Readonly<Record<string, BookingOrigin>> = Object.fromEntries([
  ...Object.keys(originWords).map((origin) => [origin, origin]),
  ...Object.entries(originWords).map(([origin, words]) => [words.toLowerCase(), origin]),
]) as Readonly<Record<string, BookingOrigin>>;

const methods = Object.fromEntries(
  paymentMethods.map((method) => [method.replaceAll('-', ' '), method]),
);

function termsIn(
  reader: LineReader,
  tour: AdminTourView | undefined,
  reference: string,
): Pick<ReadBooking, 'status' | 'origin' | 'locale' | 'agreed' | 'paid' | 'note' | 'tags'> {
  const total = reader.value('total', amountIn);
  const written = reader.value('currency', (cell) => {
    const value = currencies.find((known) => known === cell.toUpperCase());
    return value === undefined ? { message: `Write one of: ${currencies.join(', ')}` } : { value };
  });
  const usual = tour?.pricingStructure.currency;
  const currency = written ?? usual;
  if (total === undefined && usual !== undefined && currency !== usual) {
    reader.fault('total', 'Write the total in this currency, or leave the currency empty');
  }
  const paid = reader.value('paid', amountIn) ?? 0;
  const method = reader.oneOf('method', methods) ?? 'other';
  const note = [
    reader.text('note', messageLengthMax),
    ...(reference === '' ? [] : [`Reference in the other system: ${reference}`]),
  ];
  return {
    status: reader.oneOf('status', statuses, otherStatuses) ?? 'confirmed',
    origin: reader.oneOf('origin', origins) ?? 'import',
    locale: 'en',
    ...(total === undefined || currency === undefined
      ? {}
      : { agreed: { currency, amountMinor: total } }),
    ...(paid === 0 ? {} : { paid: { amountMinor: paid, method } }),
    note: note.join('\n'),
    tags: reader.text('tags').split(/[;,|]/),
  };
}
