import { CancelDeparture } from '../../../services/libs/application/command-handling/departure/departure.commands.ts';
import type { RecordedEvent } from '../../../services/libs/application/event-log/recorded-event.ts';
import type { Position } from '../../../services/libs/application/event-log/stored-event.ts';
import { policyRoutes } from '../../../services/libs/application/policies/policy-routes.ts';
import { departureDecider } from '../../../services/libs/domain/departure/departure.decider.ts';
import type { DepartureEvent } from '../../../services/libs/domain/departure/departure.events.ts';
import {
  type Disruption,
  disruptionState,
} from '../../../services/libs/domain/departure/disruption.ts';
import { MailWorld } from './mail-world.ts';
import { asha, done, slot, type WriteSide } from '../in-memory/write-side.ts';

export const stormy = 'The sea is too rough.';

/** More rounds than the departure of any test takes. */
const roundsMax = 50;

const [route] = policyRoutes.filter(
  ({ policy }) => policy.name === 'change-bookings-on-departure-called-off',
);

/** A departure with bookings, and the worker that cancels or moves them after it is called off. */
export class DisruptionStory {
  readonly world: MailWorld;
  readonly departure: { readonly tourId: string; readonly date: string; readonly time: string };
  readonly stream: string;
  readonly #side: WriteSide;
  #start: Position;

  private constructor(side: WriteSide, tourId: string, start: Position) {
    this.#side = side;
    this.#start = start;
    this.world = new MailWorld(side);
    this.departure = { tourId, ...slot };
    this.stream = `departure-${tourId}_${slot.date}_${slot.time.replace(':', '')}`;
  }

  /** A departure of the tour. E-mails and policies start with events after this call. */
  static async of(side: WriteSide, tourId: string): Promise<DisruptionStory> {
    return new DisruptionStory(side, tourId, await side.store.head());
  }

  /** Makes this many bookings for two travellers, each by another person; resolves to their numbers. */
  async book(count: number): Promise<readonly number[]> {
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const contact = { ...asha, email: `traveller-${index}@example.com` };
      numbers.push(await this.#side.book(this.departure.tourId, 2, contact));
    }
    this.#start = await this.#side.store.head();
    return numbers;
  }

  async cancel(context = this.#side.admin()): Promise<void> {
    const input = { departure: this.departure, reason: stormy };
    done(await this.#side.side.execute(new CancelDeparture(input, context)));
  }

  /** Runs the policy once on all events so far. */
  async act(): Promise<void> {
    if (route === undefined) throw new Error('No policy handles a departure that was called off.');
    await this.world.letAct(route, this.#start);
  }

  /** Runs the policy until it adds no more events. */
  async carryOut(): Promise<void> {
    for (let round = 0; round < roundsMax; round += 1) {
      const head = await this.#side.store.head();
      await this.act();
      if ((await this.#side.store.head()) === head) return;
    }
    throw new Error('The policies never stopped adding events.');
  }

  async disruption(): Promise<Disruption & { readonly state: string }> {
    const events = (await this.#side.events(this.stream)) as RecordedEvent<DepartureEvent>[];
    const { disruption } = events.reduce(departureDecider.evolve, departureDecider.initialState);
    if (disruption === undefined) throw new Error('The departure was not called off.');
    return { ...disruption, state: disruptionState(disruption) };
  }

  /** Sends all queued e-mails; resolves to their recipients, subjects and texts. */
  async mailed() {
    await this.world.letPolicyAct(this.#start);
    for (const { id } of this.world.jobs.splice(0)) await this.world.sender().send(id);
    return this.world.mailbox.delivered.map(({ to, subject, text }) => ({ to, subject, text }));
  }
}
