/** One call on one object, from when it was asked to when it was answered. */
export interface Call<Operation> {
  readonly operation: Operation;
  /** When it was asked and answered, by one clock that never says the same twice. */
  readonly askedAt: number;
  /** Infinity where it may still take effect at any later time. */
  readonly answeredAt: number;
  /** Nobody knows whether it was done: it may be left out of the order. */
  readonly isUnknown?: true;
  /** Further calls that come first, by their places in the list. */
  readonly after?: readonly number[];
}

/** What an object would do if its calls came one after the other. */
export interface SequentialObject<State, Operation> {
  readonly initial: State;
  /** The state that the operation leaves; undefined where it cannot have been answered as it was. */
  apply(state: State, operation: Operation): State | undefined;
  /** Whether it never changes the state, whatever that is. */
  isRead(operation: Operation): boolean;
  /** The same text for the same state. */
  key(state: State): string;
}

export type Verdict =
  | { readonly isLinearizable: true }
  /** The most calls that fit into an order, and those of which one had to come next and none could. */
  | {
      readonly isLinearizable: false;
      readonly fitting: number;
      readonly stuckAt: readonly number[];
    };

/** So many beginnings of orders are looked at before the search is given up. */
const prefixesMax = 2_000_000;

/** Calls that were put in an order, and the state they left. */
interface Prefix<State> {
  readonly done: bigint;
  readonly state: State;
}

/**
 * Whether there is an order of the calls in which each gets the answer it got, and which no call leaves
 * that was answered before another was asked (Wing and Gong's search, with Lowe's memory of what was
 * tried).
 *
 * @throws RangeError where too many orders are possible to say.
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
    // The last pushed is tried first: what was answered first, and what nobody heard of at the end.
    for (const index of next.toSorted((a, b) => lateness(calls, b) - lateness(calls, a))) {
      const call = calls[index];
      const after = call === undefined ? undefined : object.apply(state, call.operation);
      if (after !== undefined) open.push({ done: done | bit(index), state: after });
    }
  }
  return { isLinearizable: false, ...best };
}

/** Takes at once the reads that fit: to wait with one could not make another order possible. */
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

/** The calls that may come next: asked before any other that is left was answered. */
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
