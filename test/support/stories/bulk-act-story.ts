import {
  BeginBulkAct,
  UndoBulkAct,
} from '../../../services/libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import type { RecordedEvent } from '../../../services/libs/application/event-log/recorded-event.ts';
import type { Position } from '../../../services/libs/application/event-log/stored-event.ts';
import { policyRoutes } from '../../../services/libs/application/policies/policy-routes.ts';
import { bulkActDecider } from '../../../services/libs/domain/bulk-act/bulk-act.decider.ts';
import type { BulkActEvent } from '../../../services/libs/domain/bulk-act/bulk-act.events.ts';
import {
  type BulkWork,
  currentWork,
} from '../../../services/libs/domain/bulk-act/bulk-act.state.ts';
import { workState } from '../../../services/libs/domain/bulk-act/work-list.ts';
import { MailWorld } from './mail-world.ts';
import { asha, done, type WriteSide } from '../in-memory/write-side.ts';

export const abuse = 'Two hundred bookings from one network';

/** More rounds than the act of any test takes. */
const roundsMax = 50;

const routes = policyRoutes.filter(({ policy }) =>
  ['change-bookings-on-bulk-act', 'release-seats-on-reservation-let-go'].includes(policy.name),
);

/** Bookings of one tour, and the worker that carries out the bulk acts on them. */
export class BulkActStory {
  readonly world: MailWorld;
  readonly tourId: string;
  readonly #side: WriteSide;
  #start: Position;

  private constructor(side: WriteSide, tourId: string, start: Position) {
    this.#side = side;
    this.tourId = tourId;
    this.#start = start;
    this.world = new MailWorld(side);
  }

  static async of(side: WriteSide, tourId: string): Promise<BulkActStory> {
    return new BulkActStory(side, tourId, await side.store.head());
  }

  /** Makes this many bookings for two travellers, each by another person; resolves to their numbers. */
  async book(count: number): Promise<readonly number[]> {
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const contact = { ...asha, email: `guest-${index}@example.com` };
      numbers.push(await this.#side.book(this.tourId, 2, contact));
    }
    this.#start = await this.#side.store.head();
    return numbers;
  }

  /** Begins a bulk act that cancels these bookings; resolves to its id. */
  async begin(bookings: readonly number[], context = this.#side.admin()): Promise<string> {
    const input = { act: 'cancel-bookings', bookings, reason: abuse } as const;
    return done(await this.#side.side.execute(new BeginBulkAct(input, context))).result.id;
  }

  async undo(bulkActId: string): Promise<void> {
    done(await this.#side.side.execute(new UndoBulkAct({ bulkActId }, this.#side.admin())));
  }

  /** Runs each policy once on all events so far. */
  async act(): Promise<void> {
    for (const route of routes) await this.world.letAct(route, this.#start);
  }

  /** Runs the policies until they add no more events. */
  async carryOut(): Promise<void> {
    for (let round = 0; round < roundsMax; round += 1) {
      const head = await this.#side.store.head();
      await this.act();
      if ((await this.#side.store.head()) === head) return;
    }
    throw new Error('The policies never stopped adding events.');
  }

  /** The work of the act, or of its undo if there is one. */
  async work(bulkActId: string): Promise<BulkWork & { readonly state: string }> {
    const events = (await this.#side.events(`bulk-${bulkActId}`)) as RecordedEvent<BulkActEvent>[];
    const state = events.reduce(bulkActDecider.evolve, bulkActDecider.initialState);
    if (state.status === 'none') throw new Error('There is no such act.');
    const work = currentWork(state);
    return { ...work, state: workState(work) };
  }

  /** Sends all queued e-mails; resolves to their recipients. */
  async mailed(): Promise<readonly string[]> {
    await this.world.letPolicyAct(this.#start);
    for (const { id } of this.world.jobs.splice(0)) await this.world.sender().send(id);
    return this.world.mailbox.delivered.map(({ to }) => to);
  }
}
