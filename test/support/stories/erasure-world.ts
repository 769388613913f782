import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryArchive } from '../../../services/libs/adapters/node/directory-archive.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import { CorrectContact } from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import { MergeCustomers } from '../../../services/libs/application/command-handling/customer/customer.commands.ts';
import { SubmitContactMessage } from '../../../services/libs/application/command-handling/contact/contact.commands.ts';
import {
  CustomerErasure,
  type ErasureContext,
} from '../../../services/libs/application/erasure/customer-erasure.ts';
import type { Archive } from '../../../services/libs/application/ports/archive.ts';
import type { KeyVault } from '../../../services/libs/application/ports/key-vault.ts';
import { bookingSearch } from '../../../services/libs/application/projections/booking/booking-search.projection.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import { openPersonal } from '../../../services/libs/application/event-log/sealing.ts';
import type { Contact } from '../../../services/libs/domain/booking/contact.ts';
import { ReadSide } from '../in-memory/read-side.ts';
import { done, WriteSide } from '../in-memory/write-side.ts';

/** Thrown at a step of an erasure, in place of a crash of the process. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/**
 * A product with bookings, contact messages, read models and an archive. Its erasures may crash at any of
 * their steps.
 */
export class ErasureWorld {
  readonly commands: WriteSide;
  readonly read: ReadSide;
  readonly archive: Archive;
  /** Called before and after each change of an erasure. */
  atStep: () => void = () => undefined;
  readonly #directory: string;
  #tourId = '';

  private constructor(commands: WriteSide, read: ReadSide, directory: string) {
    this.commands = commands;
    this.read = read;
    this.#directory = directory;
    this.archive = new DirectoryArchive(directory, new RandomIdentifiers());
  }

  static async open(): Promise<ErasureWorld> {
    const commands = await WriteSide.open();
    const read = new ReadSide(projectionRoutes, commands.store);
    const { vault, cryptography } = commands.ports;
    await read.run({
      openPersonal: async (sealed, stream) => {
        const opened = await openPersonal({ vault, cryptography }, sealed, stream);
        return opened === 'erased' ? undefined : opened;
      },
    });
    const directory = mkdtempSync(join(tmpdir(), 'erasures-'));
    const world = new ErasureWorld(commands, read, directory);
    world.#tourId = await commands.publishTour({ schedule: { capacity: null } });
    return world;
  }

  async close(): Promise<void> {
    await this.read.close();
    await this.commands.close();
    rmSync(this.#directory, { recursive: true });
  }

  book(contact: Contact): Promise<number> {
    // Only staff can book for a traveller without an e-mail address.
    return this.commands.book(this.#tourId, 2, contact, this.commands.admin());
  }

  async correct(bookingNumber: number, contact: Partial<Contact>): Promise<void> {
    const input = { bookingNumber, contact };
    done(await this.commands.side.execute(new CorrectContact(input, this.commands.admin())));
  }

  async write(name: string, email: string): Promise<string> {
    const input = { name, email, message: 'Do you sail in June?' };
    const { result } = done(
      await this.commands.side.execute(new SubmitContactMessage(input, this.commands.customer())),
    );
    return result.id;
  }

  /** Merges the customers of two addresses. */
  async merge(one: string, another: string): Promise<void> {
    const { vault } = this.commands.ports;
    const [[customerId = ''], [otherId = '']] = await Promise.all([
      vault.customersOfEmail(one),
      vault.customersOfEmail(another),
    ]);
    const command = new MergeCustomers({ customerId, otherId }, this.commands.admin());
    done(await this.commands.side.execute(command));
  }

  /** Returns a new object each time. Like a new process, it remembers no earlier erasure. */
  erasure(): CustomerErasure {
    const { side, store, ports } = this.commands;
    const { cryptography, clock, vault } = ports;
    return new CustomerErasure({
      archive: this.#stepwise(this.archive, 'add'),
      clock,
      commands: this.#stepwise(side, 'execute'),
      cryptography,
      log: store,
      readStore: this.read.readStore,
      vault: this.#stepwise<KeyVault>(vault, 'destroy'),
    });
  }

  input(commandId: string): ErasureContext {
    return { actor: { kind: 'admin', id: 'asha' }, requestId: commandId, commandId };
  }

  /** Returns all documents of the booking search, as text. */
  async searchable(): Promise<string> {
    await this.read.catchUp();
    const { documents } = await this.read.readStore.find(bookingSearch.collection, {
      sort: { by: ['createdAt'], direction: 'ascending' },
      limit: 1_000,
    });
    return JSON.stringify(documents);
  }

  /** Turns one method of a port into a step: `atStep` is called before and after it, and may crash there. */
  #stepwise<Port extends object>(port: Port, method: keyof Port & string): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as (...given: readonly unknown[]) => unknown;
        if (name !== method) return call;
        return async (...given: readonly unknown[]) => {
          this.atStep();
          const answer = await call(...given);
          this.atStep();
          return answer;
        };
      },
    });
  }
}
