/** How many visits of one tour count in an hour. */
export interface VisitLimits {
  /** From one /24 or /48. */
  readonly perWideNetwork: number;
  /** From all networks. */
  readonly altogether: number;
  /** Pairs of tour and network that are remembered; more are not counted. Bounds the memory. */
  readonly rememberedMax: number;
}

/** Whether a visit counts, or why it does not. */
export type Visit = 'counts' | 'seen' | 'too-many';

const hourMs = 3_600_000;

/** The counted visits of one tour in this hour. */
interface Counted {
  all: number;
  readonly ofWideNetworks: Map<string, number>;
}

/**
 * Counts a visit of a tour once per network, tour and hour, in the memory of one process. Hours are clock
 * hours: all counts are forgotten when a new hour begins.
 */
export class DistinctVisits {
  #hour = 0;
  #seen = new Set<string>();
  #tours = new Map<string, Counted>();

  constructor(private readonly limits: VisitLimits) {}

  /**
   * @param near Digest of the visitor's near network.
   * @param wide Digest of the visitor's wide network.
   */
  visit(
    tourId: string,
    { near, wide }: { readonly near: string; readonly wide: string },
    nowMs: number,
  ): Visit {
    this.#turnHour(Math.floor(nowMs / hourMs));
    const once = `${near} ${tourId}`;
    if (this.#seen.has(once)) return 'seen';
    const { perWideNetwork, altogether, rememberedMax } = this.limits;
    const counted: Counted = this.#tours.get(tourId) ?? {
      all: 0,
      ofWideNetworks: new Map<string, number>(),
    };
    const ofWide = counted.ofWideNetworks.get(wide) ?? 0;
    const isTooMany =
      ofWide >= perWideNetwork || counted.all >= altogether || this.#seen.size >= rememberedMax;
    if (isTooMany) return 'too-many';
    this.#seen.add(once);
    counted.all += 1;
    counted.ofWideNetworks.set(wide, ofWide + 1);
    this.#tours.set(tourId, counted);
    return 'counts';
  }

  #turnHour(hour: number): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    this.#seen = new Set();
    this.#tours = new Map();
  }
}
