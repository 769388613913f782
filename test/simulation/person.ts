import { categoryNamed } from '../support/category-named.ts';
import type { CommandContext } from '../../services/libs/application/command-handling/engine/command-context.ts';
import {
  AddBookingNote,
  BookTour,
  CancelBooking,
  ChangeHold,
  ConfirmBooking,
  CorrectContact,
  ExpireHold,
  ExtendHold,
  HoldBooking,
  ModifyBooking,
  RebookBooking,
  RecordCollection,
  RecordRefund,
  ReleaseHold,
  SeatRequest,
  TagBooking,
  UntagBooking,
  VoidPayment,
  VoidRefund,
} from '../../services/libs/application/command-handling/booking/booking.commands.ts';
import {
  CancelDeparture,
  CloseDeparture,
  MoveDeparture,
  ReopenDeparture,
  ResumeDisruption,
  SetCapacity,
  StopDisruption,
} from '../../services/libs/application/command-handling/departure/departure.commands.ts';
import type { Slot } from '../../services/libs/domain/departure/departure-id.ts';
import { Actor, type Asking } from './actor.ts';
import type { Answer, PersonRequest } from './request-ledger.ts';
import type { World } from './world.ts';

/** The departures that all people want. */
const slots: readonly Slot[] = [
  { date: '2026-12-01', time: '09:00' },
  { date: '2026-12-01', time: '14:00' },
];

/** A booking that a person knows, and the revision they saw. */
export interface KnownBooking {
  readonly bookingNumber: number;
  revision: number;
}

/** A person with a browser, who books, makes changes, and asks again when no answer comes. */
export class Person extends Actor {
  readonly #tourId: string;
  readonly #known: KnownBooking[];

  constructor(
    world: World,
    name: string,
    tourId: string,
    /** The bookings that all people share. Staff change any of them. */
    known: KnownBooking[],
  ) {
    super(world, name, world.random.pick([undefined, undefined, 'lodge', 'cafe']));
    this.#tourId = tourId;
    this.#known = known;
  }

  protected override async request(): Promise<void> {
    const draw = this.random.fraction();
    const booking = this.#known.length > 0 ? this.random.pick(this.#known) : undefined;
    if (booking === undefined || draw < 0.4) {
      await this.#book();
    } else if (draw < 0.92) {
      await this.#change(booking, draw);
    } else {
      await this.#runTheDeparture();
    }
  }

  async #book(): Promise<void> {
    const request = this.newRequest('BookTour');
    if (this.random.chance(0.4)) await this.#fillInForm(request.id);
    const body = {
      tourId: this.#tourId,
      slot: this.#slot(),
      party: this.#party(),
      contact: this.#contact(),
    };
    const answer = await this.insist(
      request,
      new BookTour(body, this.context(request, 'customer', body)),
    );
    if (answer?.done === true) {
      this.#known.push({ bookingNumber: Number(answer.result.id), revision: answer.revision });
    }
  }

  /** Holds seats while the form is filled in. Some people change their mind, take too long or leave. */
  async #fillInForm(formKey: string): Promise<void> {
    const wanted = { tourId: this.#tourId, slot: this.#slot(), party: this.#party() };
    const held = await this.#ofForm('HoldBooking', (context) => {
      return new HoldBooking({ ...wanted, formKey }, context({ ...wanted, formKey }));
    });
    for (let n = 0; held?.done === true && n < 2 && this.random.chance(0.5); n += 1) {
      const bookingNumber = Number(held.result.id);
      const changed = { formKey, slot: this.#slot(), party: this.#party() };
      await this.#ofForm('Hold', (context) =>
        this.random.pick<Asking>([
          new ChangeHold(changed, context(changed)),
          new ChangeHold(changed, context(changed)),
          new ExtendHold({ formKey }, context({ formKey })),
          new ReleaseHold({ formKey }, context({ formKey })),
          new ExpireHold({ bookingNumber }, context({ bookingNumber })),
        ]),
      );
    }
    if (held?.done === true && this.random.chance(0.15)) {
      const bookingNumber = Number(held.result.id);
      await this.world.time.sleep(this.random.between(600_000, 660_000));
      await this.#ofForm('ExpireHold', (context) => {
        return new ExpireHold({ bookingNumber }, context({ bookingNumber }));
      });
    }
    await this.world.time.sleep(this.random.between(0, 2_000));
  }

  async #ofForm(
    kind: string,
    command: (context: (body: unknown) => CommandContext) => Asking,
  ): Promise<Extract<Answer, { done: true }> | undefined> {
    const request = this.newRequest(kind);
    return await this.insist(
      request,
      command((body) => this.context(request, 'customer', body)),
    );
  }

  async #change(booking: KnownBooking, draw: number): Promise<void> {
    const { bookingNumber } = booking;
    const isCareful = this.random.chance(0.3);
    const kind =
      draw < 0.65
        ? 'ModifyBooking'
        : draw < 0.75
          ? 'CancelBooking'
          : draw < 0.82
            ? 'RebookBooking'
            : draw < 0.85
              ? this.random.pick(['SeatRequest', 'ConfirmBooking'])
              : draw < 0.89
                ? this.random.pick([
                    'AddBookingNote',
                    'TagBooking',
                    'UntagBooking',
                    'HandleMoney',
                    'HandleMoney',
                  ])
                : 'CorrectContact';
    const request = this.newRequest(kind, isCareful ? booking.revision : undefined);
    const answer = await this.insist(request, this.#changing(request, bookingNumber));
    if (answer?.done === true) {
      booking.revision = answer.revision;
    }
  }

  #changing(request: PersonRequest, bookingNumber: number): Asking {
    switch (request.kind) {
      case 'ModifyBooking': {
        const changes = {
          ...(this.random.chance(0.6) ? this.#slot() : {}),
          ...(this.random.chance(0.6) ? { party: this.#party() } : {}),
        };
        const contact = this.random.chance(0.2) ? { phone: '+255 700 000 002' } : undefined;
        const body = { bookingNumber, changes, ...(contact === undefined ? {} : { contact }) };
        return new ModifyBooking(body, this.context(request, 'customer', body));
      }
      case 'CancelBooking': {
        const body = { bookingNumber, reason: 'The weather' };
        return new CancelBooking(body, this.context(request, 'customer', body));
      }
      case 'RebookBooking': {
        const body = { bookingNumber, changes: this.random.chance(0.5) ? this.#slot() : {} };
        return new RebookBooking(body, this.context(request, 'admin', body));
      }
      case 'SeatRequest': {
        const body = { bookingNumber };
        return new SeatRequest(body, this.context(request, 'customer', body));
      }
      case 'ConfirmBooking': {
        const body = { bookingNumber };
        return new ConfirmBooking(body, this.context(request, 'admin', body));
      }
      case 'AddBookingNote': {
        const body = { bookingNumber, text: 'Called back' };
        return new AddBookingNote(body, this.context(request, 'admin', body));
      }
      case 'TagBooking': {
        const body = { bookingNumber, tag: this.random.pick(['VIP', 'vip', 'Agency']) };
        return new TagBooking(body, this.context(request, 'admin', body));
      }
      case 'UntagBooking': {
        const body = { bookingNumber, tag: 'Vip' };
        return new UntagBooking(body, this.context(request, 'admin', body));
      }
      case 'HandleMoney':
        return this.#handlingMoney(request, bookingNumber);
      default: {
        const email = this.random.chance(0.3) ? null : this.#contact().email;
        const body = { bookingNumber, contact: { email } };
        return new CorrectContact(body, this.context(request, 'admin', body));
      }
    }
  }

  /** Staff who collect money, refund it, or correct what they entered. */
  #handlingMoney(request: PersonRequest, bookingNumber: number): Asking {
    const number = this.random.between(1, 2);
    const amount = { amountMinor: this.random.between(1, 4) * 1_000, method: 'cash' } as const;
    const body = { bookingNumber, number, ...amount };
    const context = this.context(request, 'admin', body);
    const dollars = { bookingNumber, ...amount, currency: 'USD' } as const;
    const reason = 'Typed for another booking';
    return this.random.pick<Asking>([
      new RecordCollection(dollars, context),
      new RecordCollection({ ...dollars, currency: 'TZS', rate: '2.5' }, context),
      new RecordRefund(dollars, context),
      new RecordRefund({ ...dollars, of: number }, context),
      new VoidPayment({ bookingNumber, paymentNo: number, reason }, context),
      new VoidRefund({ bookingNumber, refundNo: number, reason }, context),
    ]);
  }

  /** Staff who work on a departure. */
  async #runTheDeparture(): Promise<void> {
    const departure = { tourId: this.#tourId, ...this.#slot() };
    const request = this.newRequest('RunDeparture');
    const body = { departure, capacity: this.random.between(4, 12) };
    const storm = {
      departure,
      reason: 'A storm',
      to: this.#slot(),
      force: { reason: 'They wait' },
    };
    const context = this.context(request, 'admin', body);
    const command = this.random.pick<Asking>([
      new SetCapacity(body, context),
      new SetCapacity({ ...body, force: { reason: 'A smaller boat' } }, context),
      new CloseDeparture({ departure }, context),
      new ReopenDeparture({ departure }, context),
      new ReopenDeparture({ departure }, context),
      new CancelDeparture(storm, context),
      new MoveDeparture(storm, context),
      new StopDisruption({ departure }, context),
      new ResumeDisruption({ departure }, context),
    ]);
    await this.insist(request, command);
  }

  #slot(): Slot {
    return this.random.pick(slots);
  }

  #party() {
    return [{ ...categoryNamed('Adults (10+)'), count: this.random.between(1, 4) }];
  }

  #contact() {
    const email = `${this.random.pick(['asha', 'juma', 'neema'])}@example.com`;
    return { name: 'Somebody', email, phone: '+255 700 000 001' };
  }
}
