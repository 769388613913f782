import type { Random } from './random.ts';

/** How likely each fault is in one history. */
export interface FaultProfile {
  /** The parts of an append are stored in one step, as in the embedded profile, or one by one. */
  readonly partsLandTogether: boolean;
  /** The answer of an append that was stored is lost. */
  readonly lostAnswer: number;
  /** An append never reaches the log, without an error. */
  readonly lostRequest: number;
  /** An append is given up, but is stored long after. */
  readonly lateLanding: number;
  /** Between two parts of an append its writer is slow, or dies. */
  readonly slowBetweenParts: number;
  readonly cutBetweenParts: number;
  /** A call takes longer than the time limit of any command. */
  readonly stall: number;
  /** A process dies between two steps. */
  readonly crash: number;
  /** A person's connection breaks before the answer arrives. */
  readonly lostReply: number;
  /** A person sends the same request twice at once. */
  readonly doubleSubmit: number;
  /** The reconciler is pointed at a reservation that it must not release. */
  readonly wrongHint: number;
}

/** The kinds of faults that are drawn by the chances of a profile. */
const chanceKinds = [
  'lostAnswer',
  'lostRequest',
  'lateLanding',
  'slowBetweenParts',
  'cutBetweenParts',
  'stall',
  'lostReply',
  'doubleSubmit',
  'wrongHint',
] as const satisfies readonly (keyof FaultProfile)[];

/** Kinds of faults. Each is counted when it happens. */
export const faultKinds = [...chanceKinds, 'crash', 'wrongClock'] as const;

export type FaultKind = (typeof faultKinds)[number];

/** How often each kind of fault happened. */
export type FaultCounts = Readonly<Record<FaultKind, number>>;

/** Draws faults by their chances, and counts those that happen. */
export class Faults {
  /** The chances at present. */
  profile: FaultProfile = noFaults;
  readonly #random: Random;
  readonly #happened = new Map<FaultKind, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  get counts(): FaultCounts {
    return Object.fromEntries(
      faultKinds.map((kind) => [kind, this.#happened.get(kind) ?? 0]),
    ) as FaultCounts;
  }

  happens(kind: (typeof chanceKinds)[number], random = this.#random): boolean {
    const doesHappen = random.chance(this.profile[kind]);
    if (doesHappen) this.note(kind);
    return doesHappen;
  }

  note(kind: FaultKind): void {
    this.#happened.set(kind, (this.#happened.get(kind) ?? 0) + 1);
  }
}

export const noFaults: FaultProfile = {
  partsLandTogether: true,
  lostAnswer: 0,
  lostRequest: 0,
  lateLanding: 0,
  slowBetweenParts: 0,
  cutBetweenParts: 0,
  stall: 0,
  crash: 0,
  lostReply: 0,
  doubleSubmit: 0,
  wrongHint: 0,
};

/**
 * Some histories have few faults, some have many, and some have one kind of fault more often than all
 * others.
 */
export function drawFaults(random: Random): FaultProfile {
  const level = random.pick([0, 0.02, 0.05, 0.1]);
  const trouble = (): number => level * random.pick([0, 1, 1, 2]);
  return {
    partsLandTogether: random.chance(0.3),
    lostAnswer: trouble(),
    lostRequest: trouble(),
    lateLanding: trouble(),
    slowBetweenParts: 2 * trouble(),
    cutBetweenParts: trouble(),
    stall: trouble() / 4,
    crash: trouble() / 8,
    lostReply: trouble(),
    doubleSubmit: random.pick([0, 0.2]),
    wrongHint: random.pick([0, 0.5]),
  };
}
