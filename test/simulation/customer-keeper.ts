import {
  MergeCustomers,
  UndoCustomerMerge,
} from '../../services/libs/application/command-handling/customer/customer.commands.ts';
import { CustomerErasure } from '../../services/libs/application/erasure/customer-erasure.ts';
import { EngineAway } from '../../services/libs/application/ports/engine-away.ts';
import { customers } from '../../services/libs/application/projections/customer/customers.projection.ts';
import { Actor, type Asking } from './actor.ts';
import { erasureTools } from './erasure-tools.ts';

/** Staff who merge customers, undo merges, and erase people. */
export class CustomerKeeper extends Actor {
  protected override async request(): Promise<void> {
    const known = await this.#known();
    if (known.length === 0) return;
    const [one, other] = [this.random.pick(known), this.random.pick(known)];
    if (this.random.chance(0.15)) {
      await this.#erase(one);
    } else if (one !== other) {
      await this.#link(one, other);
    }
  }

  /** The customers as the console lists them. */
  async #known(): Promise<readonly string[]> {
    const found = await this.insistOn(async ({ readStore }) => {
      const { documents } = await readStore.find(customers.collection, {
        where: { isListed: true },
        sort: { by: ['lastBookedAt', 'lastWroteAt'], direction: 'descending' },
        limit: 4,
      });
      return documents.map(({ customerId }) => customerId);
    });
    return found ?? [];
  }

  async #link(customerId: string, otherId: string): Promise<void> {
    const request = this.newRequest('LinkCustomers');
    const two = { customerId, otherId };
    const context = this.context(request, 'admin', two);
    await this.insist(
      request,
      this.random.pick<Asking>([
        new MergeCustomers(two, context),
        new MergeCustomers(two, context),
        new UndoCustomerMerge(two, context),
      ]),
    );
  }

  async #erase(customerId: string): Promise<void> {
    const { id } = this.newCompound('EraseCustomer');
    const { laws } = this.world;
    const erasure = laws.merges.begin(customerId);
    const commandId = this.world.cryptography.uuidV5(id);
    await this.insistOn(async (parts) => {
      const tools = erasureTools(parts, this.random, (each) => {
        laws.touched(erasure, each);
      });
      const context = { actor: { kind: 'admin', id: 'asha' }, requestId: id, commandId } as const;
      try {
        await new CustomerErasure(tools).erase({ customerId }, context);
        return true;
      } catch (error) {
        // The log could not be reached. Staff see this and ask again.
        if (error instanceof EngineAway) return undefined;
        throw error;
      }
    });
  }
}
