import { customerRecords } from '../../services/libs/application/projections/customer/customer-records.projection.ts';
import {
  MergeCustomers,
  UndoCustomerMerge,
} from '../../services/libs/application/command-handling/customer/customer.commands.ts';
import { CustomerErasure } from '../../services/libs/application/erasure/customer-erasure.ts';
import { ErasureLedger } from '../../services/libs/application/erasure/erasure-ledger.ts';
import { contactMessages } from '../../services/libs/application/projections/contact/contact-messages.projection.ts';
import { belongingsOf } from '../../services/libs/application/queries/customer/customer-bookings.ts';
import { familyCards } from '../../services/libs/application/queries/customer/customer-family.ts';
import type { CommandContext } from '../../services/libs/application/command-handling/engine/command-context.ts';
import type { Asking } from './actor.ts';
import { erasureTools } from './erasure-tools.ts';
import { breaks } from './law.ts';
import type { World } from './world.ts';

/** Longer than any request takes when no fault happens. */
const patienceMs = 600_000;

/** Checks what must be true when all work has ended and no fault happens any more. */
export async function checkAtRest(world: World): Promise<void> {
  if (world.broken !== undefined) return;
  const { laws, oracle, readModels } = world;
  oracle.checkAtRest();
  laws.check(() => {
    laws.imports.checkAtRest((bookingNumber) => oracle.holdsSeats(bookingNumber));
  });
  await quietly(world, async () => {
    await laws.contact.checkAtRest(async (messageId) => {
      const card = await readModels.checked.get(contactMessages.collection, messageId);
      return card?.status === 'open';
    });
    await checkErasures(world);
    if (laws.merges.hasAny) await checkMerges(world);
  });
}

/** Runs checks that need answers of processes. Time passes until they have ended. */
async function quietly(world: World, work: () => Promise<void>): Promise<void> {
  let hasEnded = false;
  void work()
    .catch((error: unknown) => {
      world.laws.check(() => {
        throw error;
      });
    })
    .finally(() => {
      hasEnded = true;
    });
  await world.time.passUntil(() => hasEnded || world.broken !== undefined);
}

/** Every erasure that was begun is ended by the next start of a process. */
async function checkErasures(world: World): Promise<void> {
  const asked = await new ErasureLedger(world.archive).customers();
  if (asked.length === 0) return;
  await world.anyProcess().request(async (parts) => {
    const tools = erasureTools(parts, world.random, () => undefined);
    await new CustomerErasure(tools).resumeAll();
    return true;
  }, patienceMs);
  const [left] = world.laws.merges.unfinished(asked);
  if (left !== undefined) throw breaks(`the erasure of ${left} was begun and never ended`);
}

/** A merge shows the bookings and messages of both under one, and its undo shows both as they were. */
async function checkMerges(world: World): Promise<void> {
  const roots = await livingRoots(world);
  for (const root of roots) await checkFamily(world, root);
  const [one, other] = roots;
  if (one === undefined || other === undefined) return;
  const both = [...familyOf(world, one), ...familyOf(world, other)].sort();
  await quietRequest(world, 'merge', (context) => {
    return new MergeCustomers({ customerId: other, otherId: one }, context);
  });
  expectSame(familyOf(world, one), both, 'a merge does not show both as one');
  await checkFamily(world, one);
  await quietRequest(world, 'undo', (context) => {
    return new UndoCustomerMerge({ customerId: one, otherId: other }, context);
  });
  const apart = [...familyOf(world, one), ...familyOf(world, other)];
  expectSame(apart.toSorted(), both, 'the undo of a merge loses somebody');
  for (const each of [one, other]) {
    if (familyOf(world, one).includes(other)) throw breaks('the undo of a merge changes nothing');
    await checkFamily(world, each);
  }
}

/** The customers who represent a person and are not erased. */
async function livingRoots({ laws, readModels, log }: World): Promise<readonly string[]> {
  const { documents } = await readModels.checked.find(customerRecords.collection, {
    sort: { by: ['kind', 'isKept', 'day'], direction: 'ascending' },
    limit: 1_000,
  });
  const living = documents
    .flatMap(({ customers }) => customers)
    .filter((id) => !log.isDestroyed(id));
  return [...new Set(living.flatMap((each) => laws.merges.familyOf(each).slice(0, 1)))].sort();
}

/** Staff see the same family as the log says, with all bookings and messages of everybody in it. */
async function checkFamily(world: World, root: string): Promise<void> {
  const { laws, readModels } = world;
  const expected = familyOf(world, root);
  const cards = (await familyCards(readModels.checked, root)) ?? [];
  const shown = cards.map(({ customerId }) => customerId);
  // Somebody who never had a booking or message of their own has no card.
  const known = expected.filter((each) => laws.seals.streamsOf(each).length > 0);
  expectSame(
    shown.filter((each) => known.includes(each)).toSorted(),
    known,
    `staff see other people as one with ${root}`,
  );
  const { bookings, messages } = await belongingsOf(readModels.checked, shown);
  const streams = [
    ...bookings.map(({ bookingNumber }) => `booking-${bookingNumber}`),
    ...messages.map(({ messageId }) => `contact-${messageId}`),
  ];
  const owned = expected.flatMap((each) => laws.seals.streamsOf(each));
  expectSame(streams.toSorted(), owned.toSorted(), `${root} is shown with other bookings`);
}

function familyOf({ laws }: World, customerId: string): readonly string[] {
  return laws.merges.familyOf(customerId);
}

function expectSame(
  found: readonly string[],
  expected: readonly string[],
  otherwise: string,
): void {
  if (found.join() !== expected.join()) {
    throw breaks(`${otherwise}: ${found.join(', ')} instead of ${expected.join(', ')}`);
  }
}

async function quietRequest(
  world: World,
  name: string,
  command: (context: CommandContext) => Asking,
): Promise<void> {
  const commandId = world.cryptography.uuidV5('at-rest', name);
  const context = {
    ...{ actor: { kind: 'admin' } as const, scope: 'asha', commandId, body: null },
    ...{ requestId: commandId, correlationId: commandId },
  };
  const asked = command(context);
  const answer = await world
    .anyProcess()
    .request<{ readonly done: boolean }>(({ commands }) => commands.execute(asked), patienceMs);
  if (answer?.done !== true)
    throw breaks(`a ${name} at rest was refused: ${JSON.stringify(answer)}`);
}
