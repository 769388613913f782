import { setTimeout as pause } from 'node:timers/promises';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { askAgainWhileBusy } from '../support/ask-again.ts';
import { writtenFields } from '../support/stories/change-tour.ts';
import { owner } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';
import type { DayClock } from './day-clock.ts';
import { patiently, type Settled, type PersonRequest, type Requests } from './requests.ts';

/** The number of requests on an ordinary day, spread over the hours in which people are awake. */
const perDay = {
  bookings: 1_200,
  changes: 300,
  cancellations: 180,
  tourEdits: 40,
  views: 10_000,
} as const;

type Kind = keyof typeof perDay;

const dayMs = 86_400_000;
const tickMs = 100;
/** Requests beyond this many waiting ones are dropped: a browser gives up after a time, too. */
const atOnceMax = 300;
const customers = 400;
const daysAhead = [2, 30] as const;
const publicScope = 'public';

const trips = [
  { tourId: 'spice-farm-tour', category: 'Adult (12+)', times: ['09:00', '14:00'] },
  { tourId: 'jozani-forest-mangrove', category: 'Adult (12+)', times: ['08:00', '14:00'] },
  { tourId: 'michamvi-mangrove-sunset', category: 'Travelers', times: ['15:30'] },
] as const;

const pages = [
  '/',
  '/tours',
  '/tour/spice-farm-tour',
  '/destinations/paje',
  '/api/tours',
  '/api/tours/jozani-forest-mangrove',
  '/api/tours/michamvi-mangrove-sunset/availability',
  '/api/tours/suggestions?q=spice',
] as const;

const screens = [
  '/api/admin/bookings?tab=all&limit=20',
  '/api/admin/bookings/counts',
  '/api/admin/departures',
  '/api/admin/revenue',
] as const;

/** A booking as its traveller last saw it. */
interface Known {
  readonly reference: string;
  readonly email: string;
  readonly traveller: Visitor;
  readonly trip: (typeof trips)[number];
  revision: string;
  /** True while a request about the booking is under way, and after the booking was cancelled. */
  isTaken: boolean;
}

/** All people who book, change, cancel, edit and read on a simulated day. */
export class DayTraffic {
  readonly views = { fresh: 0, stale: 0, notNow: 0, unanswered: 0, odd: [] as string[] };
  /** The dates for which there may be bookings. */
  readonly dates = new Set<string>();
  readonly #known: Known[] = [];
  readonly #clock: DayClock;
  readonly #requests: Requests;
  readonly #visitor: () => Visitor;
  readonly #random: () => number;
  readonly #staff: Visitor;
  #accountId = '';
  #underWay = 0;
  #turnedAround = 0;

  constructor(tools: {
    readonly clock: DayClock;
    readonly requests: Requests;
    readonly visitor: () => Visitor;
    readonly random: () => number;
  }) {
    this.#clock = tools.clock;
    this.#requests = tools.requests;
    this.#visitor = tools.visitor;
    this.#random = tools.random;
    this.#staff = tools.visitor();
  }

  get turnedAround(): number {
    return this.#turnedAround;
  }

  /**
   * Makes requests until the day is over, and resolves when the last request has ended.
   *
   * @param amount The traffic, in ordinary days per day.
   */
  async run(isOver: () => boolean, speed: number, amount: number): Promise<void> {
    await this.#signIn();
    const signedIn = await askAgainWhileBusy(() =>
      this.#staff.get<SessionView>('/api/auth/session'),
    );
    this.#accountId = signedIn.body.user?.id ?? '';
    const going: Promise<void>[] = [];
    for (let lastMs = Date.now(); !isOver();) {
      await pause(tickMs);
      const nowMs = Date.now();
      const share = ((nowMs - lastMs) * speed * this.#clock.busyness * amount) / dayMs;
      lastMs = nowMs;
      for (const kind of Object.keys(perDay) as Kind[]) {
        for (let left = this.#arrivals(perDay[kind] * share); left > 0; left -= 1) {
          if (this.#underWay >= atOnceMax) this.#turnedAround += 1;
          else going.push(this.#come(kind));
        }
      }
    }
    await Promise.all(going);
  }

  async #come(kind: Kind): Promise<void> {
    this.#underWay += 1;
    try {
      await this.#doers[kind]();
    } finally {
      this.#underWay -= 1;
    }
  }

  readonly #doers: Readonly<Record<Kind, () => Promise<void>>> = {
    bookings: () => this.#book(),
    changes: () => this.#change(),
    cancellations: () => this.#cancel(),
    tourEdits: () => this.#editTour(),
    views: () => this.#look(),
  };

  async #book(): Promise<void> {
    const trip = this.#oneOf(trips);
    const email = `traveller${String(Math.floor(this.#random() * customers))}@example.com`;
    const isByStaff = this.#random() < 0.1;
    const traveller = isByStaff ? this.#staff : this.#visitor();
    const settled = await this.#requests.grant({
      ...(isByStaff ? this.#byStaff() : this.#byTraveller(traveller, email)),
      command: 'BookTour',
      target: '',
      key: freshKey(),
      method: 'POST',
      path: isByStaff ? '/api/admin/bookings' : '/api/bookings',
      body: {
        tourId: trip.tourId,
        ...this.#slotOf(trip),
        travellers: this.#partyOf(trip),
        customer: { name: 'Asha Juma', email, phone: '+255 700 000 001' },
      },
    });
    if (settled?.outcome !== 'done') return;
    const { reference, revision } = bookingIn(settled);
    this.#known.push({ reference, revision, email, traveller, trip, isTaken: false });
  }

  async #change(): Promise<void> {
    const booking = this.#takeKnown();
    if (booking === undefined) return;
    const { trip } = booking;
    const body = this.#random() < 0.5 ? this.#slotOf(trip) : { travellers: this.#partyOf(trip) };
    const settled = await this.#requests.grant({
      ...this.#byEither(booking),
      command: 'ModifyBooking',
      method: 'PATCH',
      body,
    });
    // After a refusal the traveller reads the current state, as the site does.
    if (settled?.outcome === 'done') booking.revision = bookingIn(settled).revision;
    booking.isTaken = settled?.outcome !== 'done';
  }

  async #cancel(): Promise<void> {
    const booking = this.#takeKnown();
    if (booking === undefined) return;
    const asked = this.#byEither(booking);
    await this.#requests.grant({
      ...asked,
      command: 'CancelBooking',
      method: 'POST',
      path: `${asked.path}/cancellation`,
      body: {},
    });
  }

  async #editTour(): Promise<void> {
    const { tourId } = this.#oneOf(trips);
    const path = `/api/admin/tours/${tourId}`;
    const shown = await patiently(this.#staff.get(path));
    if (shown?.status === 401) await this.#signIn();
    if (shown?.status !== 200) return;
    await this.#requests.grant({
      ...this.#byStaff(),
      command: 'EditTour',
      target: tourId,
      key: freshKey(),
      method: 'PUT',
      path,
      body: {
        ...writtenFields(shown.body),
        meetingPoint: `Darajani market, gate ${String(1 + Math.floor(this.#random() * 9_999))}`,
      },
      ifMatch: shown.headers.get('etag') ?? '',
    });
  }

  async #look(): Promise<void> {
    const isStaff = this.#random() < 0.1;
    const one = this.#known[Math.floor(this.#random() * this.#known.length)];
    const isOwn = !isStaff && one !== undefined && this.#random() < 0.15;
    const who = isStaff ? this.#staff : isOwn ? one.traveller : this.#visitor();
    const path = isStaff
      ? this.#oneOf(screens)
      : isOwn
        ? `/api/bookings/${one.reference}`
        : this.#oneOf(pages);
    const answer = await patiently(who.get(path));
    if (answer === undefined) this.views.unanswered += 1;
    else if (answer.status === 503) this.views.notNow += 1;
    else if (answer.status === 401) await this.#signIn();
    else if (answer.status !== 200) this.views.odd.push(`GET ${path}: ${String(answer.status)}`);
    else if (answer.headers.has('x-stale')) this.views.stale += 1;
    else this.views.fresh += 1;
  }

  #takeKnown(): Known | undefined {
    const free = this.#known.filter(({ isTaken }) => !isTaken);
    const one = free[Math.floor(this.#random() * free.length)];
    if (one !== undefined) one.isTaken = true;
    return one;
  }

  /** Half of the commands on a booking are sent by its traveller, half by staff. */
  #byEither({ reference, revision, email, traveller }: Known) {
    const isByStaff = traveller === this.#staff || this.#random() < 0.5;
    return {
      ...(isByStaff ? this.#byStaff() : this.#byTraveller(traveller, email, reference)),
      target: String(Number(reference.replace(/\D/g, ''))),
      key: freshKey(),
      path: `${isByStaff ? '/api/admin' : '/api'}/bookings/${reference}`,
      ifMatch: `"${revision}"`,
    };
  }

  #byStaff(): Pick<PersonRequest, 'who' | 'scope' | 'proveAgain'> {
    return { who: this.#staff, scope: this.#accountId, proveAgain: () => this.#signIn() };
  }

  #byTraveller(
    who: Visitor,
    email: string,
    reference = '',
  ): Pick<PersonRequest, 'who' | 'scope' | 'proveAgain'> {
    const proveAgain = async () => {
      await patiently(who.post(`/api/bookings/${reference}/proof`, { email }));
    };
    return { who, scope: publicScope, proveAgain };
  }

  /** Tries until it works, because staff need the console to edit anything. */
  async #signIn(): Promise<void> {
    for (;;) {
      const answer = await patiently(this.#staff.post('/api/auth/sign-in', owner));
      if (answer?.status === 200) return;
      if (answer !== undefined && answer.status !== 503) {
        throw new Error(`Signing in was answered with ${String(answer.status)}.`);
      }
      await pause(500);
    }
  }

  #slotOf({ times }: (typeof trips)[number]) {
    const [first, last] = daysAhead;
    const date = this.#clock.dateIn(first + Math.floor(this.#random() * (last - first)));
    this.dates.add(date);
    return { date, pickupTime: this.#oneOf(times) };
  }

  #partyOf({ category }: (typeof trips)[number]) {
    return [{ category, count: 1 + Math.floor(this.#random() * 4) }];
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** A random number of arrivals for this mean (Poisson, by Knuth). */
  #arrivals(mean: number): number {
    const least = Math.exp(-mean);
    let count = 0;
    for (let left = this.#random(); left > least; left *= this.#random()) count += 1;
    return count;
  }
}

function bookingIn({ answer }: Settled): { readonly reference: string; readonly revision: string } {
  const { reference, revision } = answer.body;
  return { reference: String(reference), revision: String(revision) };
}
