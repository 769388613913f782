import { absorbCustomer } from '../../../domain/customer/commands/absorb-customer.ts';
import { mergeCustomer } from '../../../domain/customer/commands/merge-customer.ts';
import { undoCustomerMerge } from '../../../domain/customer/commands/undo-customer-merge.ts';
import type { CustomerEvent } from '../../../domain/customer/customer.events.ts';
import { isMerged, mergeOrder } from '../../../domain/customer/customer-merge.ts';
import type {
  AlreadyMerged,
  CustomerIsErased,
} from '../../../domain/customer/customer.refusals.ts';
import type { CustomerState } from '../../../domain/customer/customer.state.ts';
import { accept, type Decision } from '../../../domain/decision.ts';
import { idIn } from '../../event-log/stream-name.ts';
import { customerStream } from '../../event-log/stream-names.ts';
import { answerFromLog, doneAsOf } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandDone, type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type {
  CustomerAsOf,
  MergeCustomers,
  TwoCustomers,
  UndoCustomerMerge,
} from './customer.commands.ts';
import { customerStreams } from './customer-streams.ts';
import type { NoSuchCustomer } from './seal-customer-notes.ts';

type Customer = LoadedStream<CustomerState, CustomerEvent>;
type Refusal = CustomerIsErased | AlreadyMerged | NoSuchCustomer;
type Outcome<Refused extends Refusal> = CommandOutcome<CustomerAsOf, Refused>;

/** The streams of the two customers of a merge. */
interface Pair {
  readonly survivor: Customer;
  readonly other: Customer;
}

/** What happens in each of the two streams. */
interface Decisions<Refused> {
  readonly survivor: Decision<CustomerEvent, Refused>;
  readonly other: Decision<CustomerEvent, Refused>;
}

/**
 * Merges two customers: the stream of the customer who represents both gets its event first, then the stream of the
 * other customer.
 */
export class MergeCustomersHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: MergeCustomers): Promise<Outcome<Refusal>> {
    const { input } = command;
    return this.#desk.handle<CustomerAsOf, Refusal>(command, (run) =>
      onBoth<Refusal>(input, run, (pair) => decideMerge(pair, run)),
    );
  }
}

/** Undoes a merge. From the first of the two events on, they are two separate customers again. */
export class UndoCustomerMergeHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: UndoCustomerMerge): Promise<Outcome<CustomerIsErased | NoSuchCustomer>> {
    const { input } = command;
    return this.#desk.handle<CustomerAsOf, CustomerIsErased | NoSuchCustomer>(command, (run) =>
      onBoth<CustomerIsErased | NoSuchCustomer>(input, run, ({ survivor, other }) => {
        const type = 'UndoCustomerMerge';
        const [survivorId, otherId] = [idIn(survivor.head.stream), idIn(other.head.stream)];
        return Promise.resolve({
          survivor: undoCustomerMerge({ type, customerId: otherId }, survivor.state),
          other: undoCustomerMerge({ type, customerId: survivorId }, other.state),
        });
      }),
    );
  }
}

async function decideMerge(
  { survivor, other }: Pair,
  run: CommandRun,
): Promise<Decisions<CustomerIsErased | AlreadyMerged>> {
  const [survivorId, otherId] = [idIn(survivor.head.stream), idIn(other.head.stream)];
  const linksOf = { survivor: survivor.state, other: other.state };
  if (isMerged({ survivor: survivorId, other: otherId }, linksOf)) {
    return { survivor: accept(), other: accept() };
  }
  return {
    survivor: absorbCustomer(
      { type: 'AbsorbCustomer', customerId: otherId, ...(await oneSidedMergeIn(survivor, run)) },
      survivor.state,
    ),
    other: mergeCustomer(
      { type: 'MergeCustomer', into: survivorId, ...(await oneSidedMergeIn(other, run)) },
      other.state,
    ),
  };
}

/**
 * Returns the merge that only one stream names; the other stream does not agree. An interrupted merge or undo leaves
 * such a stream.
 */
async function oneSidedMergeIn(
  { head, state }: Customer,
  run: CommandRun,
): Promise<{ readonly oneSidedMerge?: string }> {
  const { mergedInto } = state;
  if (mergedInto === undefined) return {};
  const survivor = await run.load(customerStream(mergedInto), customerStreams);
  const order = { survivor: mergedInto, other: idIn(head.stream) };
  return isMerged(order, { survivor: survivor.state, other: state })
    ? {}
    : { oneSidedMerge: mergedInto };
}

/**
 * Decides and stores on one stream after the other. The smaller id comes first in every queue, so no two commands block
 * each other.
 */
function onBoth<Refused extends Refusal>(
  { customerId, otherId }: TwoCustomers,
  run: CommandRun,
  decide: (pair: Pair) => Promise<Decisions<Exclude<Refused, NoSuchCustomer>>>,
): Promise<Outcome<Refused>> {
  const order = mergeOrder(customerId, otherId);
  const [first, second] = [customerStream(order.survivor), customerStream(order.other)];
  return run.untilSettled<Outcome<Refused>>({
    stream: first,
    attempt: () =>
      run.inTurn(second, async () => {
        const pair = {
          survivor: await run.load(first, customerStreams),
          other: await run.load(second, customerStreams),
        };
        const answered = answeredBefore(pair, run);
        if (answered !== undefined) return answered;
        for (const each of [customerId, otherId]) {
          const key = await run.bound(run.ports.vault.open(each));
          if (key === 'missing') return refused({ code: 'NoSuchCustomer' } as Refused);
          if (key === 'destroyed') return refused({ code: 'CustomerErased' } as Refused);
        }
        const decided = await decide(pair);
        if (!decided.survivor.accepted) return refused(decided.survivor.refusal);
        if (!decided.other.accepted) return refused(decided.other.refusal);
        return await store(pair, decided.survivor.events, decided.other.events, run);
      }),
  });
}

/** The event of the other stream is stored last, so only this event shows that the command is done. */
function answeredBefore({ survivor, other }: Pair, run: CommandRun): Outcome<never> | undefined {
  const begun = answerFromLog(customerStreams, survivor, run);
  const ended = answerFromLog(customerStreams, other, run);
  if (ended?.done !== true) return ended ?? (begun?.done === true ? undefined : begun);
  const { result, revision } = begun?.done === true ? begun : presentOf(survivor);
  return { ...ended, result, revision };
}

function presentOf({ head, history }: Customer): CommandDone<CustomerAsOf> {
  return doneAsOf(customerStreams, head.stream, history);
}

async function store(
  { survivor, other }: Pair,
  ofSurvivor: readonly CustomerEvent[],
  ofOther: readonly CustomerEvent[],
  run: CommandRun,
): Promise<Outcome<never> | typeof again> {
  const parts = [
    ...(ofSurvivor.length === 0 ? [] : [run.part(ofSurvivor, survivor.head, survivor.now)]),
    ...(ofOther.length === 0 ? [] : [run.part(ofOther, other.head, other.now)]),
  ];
  const present = presentOf(survivor);
  if (parts.length === 0) {
    const { position } = presentOf(other);
    return { ...present, position: position > present.position ? position : present.position };
  }
  const appended = await run.append(parts);
  // The events of a merge change no note, so the revision of the notes stays the same.
  return appended.outcome === 'appended' ? { ...present, position: appended.position } : again;
}
