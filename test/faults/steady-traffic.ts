import { setTimeout as pause } from 'node:timers/promises';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  BookingCountsView,
  BookingView,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type { ProjectionView } from '../../services/libs/contracts/operations/projection-view.ts';
import { askToBook } from '../support/stories/booking-requests.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

const travellers = 3;
const thinkMs = 300;

/** How many times at most a traveller asks for the same booking. Each answer takes at most two seconds. */
const triesMax = 20;

/** The number of days that bookings are spread over, so that travellers do not compete for seats. */
const days = 28;

const pages = ['/', '/tours', '/tour/spice-farm-tour', '/api/tours', '/api/tours/spice-farm-tour'];

/** The data that staff saw: later reads must not show less. */
interface Seen {
  readonly references: ReadonlySet<string>;
  readonly count: number;
  readonly positions: ReadonlyMap<string, string>;
}

/**
 * Travellers who book and look at their bookings, and a member of staff who reads everything, one request
 * after the other. Wrong answers are recorded. If a traveller gets "try again later", the traveller asks for the same
 * booking again, as the site does. No other request is repeated.
 */
export class SteadyTraffic {
  /** The references in the answers to travellers. */
  readonly booked: string[] = [];
  /** The days with bookings. */
  readonly dates = new Set<string>();
  /** One sentence for each answer that no client should get, and for each request without an answer. */
  readonly errors: string[] = [];
  /** Requests that were sent. */
  asked = 0;
  /** Requests that got "try again later", because the machine was busy with other work. */
  notNow = 0;
  /** Bookings whose page got "try again later", because no read model had them yet. */
  readonly notYetShown: string[] = [];
  /** One sentence for each part of the data that was shown once and was missing later. */
  readonly wentBack: string[] = [];
  /** How often staff read everything. */
  looks = 0;
  readonly #visitor: () => Visitor;
  #isOver = false;
  #going: Promise<unknown> = Promise.resolve();

  constructor(visitor: () => Visitor) {
    this.#visitor = visitor;
  }

  /** @param staff The member of staff who reads. */
  begin(staff: Visitor): void {
    this.#going = Promise.all([
      this.#look(staff),
      ...Array.from({ length: travellers }, () => this.#travel()),
    ]);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#going;
  }

  async #travel(): Promise<void> {
    for (let trip = 0; !this.#isOver; trip += 1) {
      const visitor = this.#visitor();
      const date = `2026-12-${String(1 + (this.booked.length % days)).padStart(2, '0')}`;
      this.dates.add(date);
      const reference = await this.#book(visitor, date);
      if (reference !== undefined) {
        this.booked.push(reference);
        await this.#readOwn(visitor, reference);
      }
      await this.#read(visitor, pages[trip % pages.length] ?? '/');
      await pause(thinkMs);
    }
  }

  /** The reference of the booking; undefined if there was no answer, or every try ran out of time. */
  async #book(visitor: Visitor, date: string): Promise<string | undefined> {
    const key = freshKey();
    const ask = () => askToBook(visitor, { date }, key);
    for (let tries = 0; tries < triesMax; tries += 1) {
      const answer = await this.#asked('a booking', ask, 201);
      if (answer?.status !== 503) return answer?.body.reference;
    }
    this.errors.push(`a booking was never answered: it ran out of time ${triesMax} times.`);
    return undefined;
  }

  async #readOwn(visitor: Visitor, reference: string): Promise<void> {
    const path = `/api/bookings/${reference}`;
    const answer = await this.#asked(path, () => visitor.get(path), 200);
    if (answer?.status === 503) this.notYetShown.push(reference);
  }

  async #look(staff: Visitor): Promise<void> {
    let before: Seen = { references: new Set(), count: 0, positions: new Map() };
    while (!this.#isOver) {
      const now = await this.#everythingSeen(staff);
      if (now !== undefined) {
        this.wentBack.push(...goneSince(before, now));
        before = now;
        this.looks += 1;
      }
      await pause(thinkMs);
    }
  }

  async #everythingSeen(staff: Visitor): Promise<Seen | undefined> {
    const counts = await this.#read<BookingCountsView>(staff, '/api/admin/bookings/counts');
    const references = await this.#bookingsSeen(staff);
    const path = '/api/admin/projections';
    const projections = await this.#read<ListView<ProjectionView>>(staff, path);
    if (counts === undefined || references === undefined || projections === undefined) {
      return undefined;
    }
    const positions = projections.body.items.map(({ name, position }) => [name, position] as const);
    return { references, count: counts.body.all, positions: new Map(positions) };
  }

  async #bookingsSeen(staff: Visitor): Promise<ReadonlySet<string> | undefined> {
    const references = new Set<string>();
    let cursor: string | undefined;
    do {
      const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const path = `/api/admin/bookings?tab=all&limit=100${after}`;
      const page = await this.#read<ListView<BookingView>>(staff, path);
      if (page === undefined) return undefined;
      for (const { reference } of page.body.items) references.add(reference);
      cursor = page.body.nextCursor;
    } while (cursor !== undefined);
    return references;
  }

  /** The answer; undefined if it was "try again later". */
  async #read<Body>(visitor: Visitor, path: string): Promise<Answered<Body> | undefined> {
    const answer = await this.#asked(path, () => visitor.get<Body>(path), 200);
    return answer?.status === 200 ? answer : undefined;
  }

  /** The answer, if it is as expected or is "try again later". */
  async #asked<Body>(
    what: string,
    ask: () => Promise<Answered<Body>>,
    wanted: number,
  ): Promise<Answered<Body> | undefined> {
    this.asked += 1;
    try {
      const answer = await ask();
      const isNotNow = answer.status === 503 && answer.headers.has('retry-after');
      this.notNow += Number(isNotNow);
      if (answer.status === wanted || isNotNow) return answer;
      this.errors.push(`${what} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      this.errors.push(`${what} was not answered: ${message} (${String(cause)})`);
    }
    return undefined;
  }
}

function* goneSince(before: Seen, now: Seen): Iterable<string> {
  for (const reference of before.references) {
    if (!now.references.has(reference)) yield `${reference} is not in the list any more.`;
  }
  if (now.count < before.count) yield `${before.count} bookings became ${now.count}.`;
  for (const [name, position] of before.positions) {
    const later = now.positions.get(name) ?? '';
    if (later < position) yield `${name} went from ${position} to ${later}.`;
  }
}
