/** One call on one object, from its start to its answer. */
export interface Call<Operation> {
  readonly operation: Operation;
  /** The times of its start and its answer, from a clock that never returns the same time twice. */
  readonly askedAt: number;
  /** Infinity if the call may take effect at any later time. */
  readonly answeredAt: number;
  /** The outcome is unknown, so the call may be left out of the order. */
  readonly isUnknown?: true;
  /** Other calls that must come first, by their indexes in the list. */
  readonly after?: readonly number[];
}

/** The behaviour of an object whose calls come one after the other. */
export interface SequentialObject<State, Operation> {
  readonly initial: State;
  /** The state after the operation; undefined if its answer is impossible in this state. */
  apply(state: State, operation: Operation): State | undefined;
  /** Whether the operation never changes the state. */
  isRead(operation: Operation): boolean;
  /** The same text for the same state. */
  key(state: State): string;
}

export type Verdict =
  | { readonly isLinearizable: true }
  /**
   * The largest number of calls that fit into an order. One of the calls in `stuckAt` would have to be next,
   * but none fits.
   */
  | {
      readonly isLinearizable: false;
      readonly fitting: number;
      readonly stuckAt: readonly number[];
    };

/** The search gives up after this many beginnings of orders. */
const prefixesMax = 2_000_000;

/** Calls in an order, and the state after them. */
interface Prefix<State> {
  readonly done: bigint;
  readonly state: State;
}

/**
 * Searches for an order of the calls in which each call gets its recorded answer. Each call must come after
 * those that were answered before it began. This is Wing and Gong's search, with Lowe's memory of tried
 * states.
 *
 * @throws RangeError if there are too many possible orders to decide.
 */
export function findLinearOrder<State, Operation>(
  object: SequentialObject<State, Operation>,
  calls: readonly Call<Operation>[],
): Verdict {
  const seen = new Set<string>();
  const open: Prefix<State>[] = [{ done: 0n, state: object.initial }];
  let best = { fitting: -1, stuckAt: [] as readonly number[] };
  for (let prefix = open.pop(); prefix !== undefined; prefix = open.pop()) {
    const { done, state } = settle(object, calls, prefix);
    const left = calls.filter(({ isUnknown }, index) => isUnknown !== true && !has(done, index));
    if (left.length === 0) return { isLinearizable: true };
    const key = `${done.toString(36)} ${object.key(state)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > prefixesMax) {
      throw new RangeError(`More than ${prefixesMax} beginnings of orders are possible.`);
    }
    const next = candidates(calls, done);
    if (calls.length - left.length > best.fitting) {
      best = { fitting: calls.length - left.length, stuckAt: next };
    }
    // The call that is pushed last is tried first. So the calls with the earliest answers are pushed last, and
    // calls without an answer are pushed first.
    for (const index of next.toSorted((a, b) => lateness(calls, b) - lateness(calls, a))) {
      const call = calls[index];
      const after = call === undefined ? undefined : object.apply(state, call.operation);
      if (after !== undefined) open.push({ done: done | bit(index), state: after });
    }
  }
  return { isLinearizable: false, ...best };
}

/** Takes a read as soon as it fits: if it came later, no further order would become possible. */
function settle<State, Operation>(
  object: SequentialObject<State, Operation>,
  calls: readonly Call<Operation>[],
  prefix: Prefix<State>,
): Prefix<State> {
  const { state } = prefix;
  let { done } = prefix;
  for (;;) {
    const fitting = candidates(calls, done).filter((index) => {
      const call = calls[index];
      const isRead = call !== undefined && object.isRead(call.operation);
      return isRead && object.apply(state, call.operation) !== undefined;
    });
    if (fitting.length === 0) return { done, state };
    for (const index of fitting) done |= bit(index);
  }
}

/** The calls that may come next: those that began before any other remaining call was answered. */
function candidates<Operation>(calls: readonly Call<Operation>[], done: bigint): readonly number[] {
  let firstAnswer = Infinity;
  calls.forEach(({ answeredAt, isUnknown }, index) => {
    if (isUnknown !== true && !has(done, index)) firstAnswer = Math.min(firstAnswer, answeredAt);
  });
  return calls.flatMap(({ askedAt, after = [] }, index) =>
    !has(done, index) && askedAt <= firstAnswer && after.every((other) => has(done, other))
      ? [index]
      : [],
  );
}

function lateness(calls: readonly Call<unknown>[], index: number): number {
  const call = calls[index];
  return call === undefined || call.isUnknown === true ? Number.MAX_VALUE : call.answeredAt;
}

function bit(index: number): bigint {
  return 1n << BigInt(index);
}

function has(done: bigint, index: number): boolean {
  return (done & bit(index)) !== 0n;
}
