import type {
  AppendOutcome,
  EventStore,
  StreamAppend,
} from '../../services/libs/application/ports/event-store.ts';
import { AppendOutcomeUnknown } from '../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../services/libs/application/ports/key-vault.ts';
import { AlteredStore } from '../simulation/altered-store.ts';
import type { Random } from '../simulation/random.ts';

/** The share of appends that are stored without an answer, and the share that are never stored. */
const lost = 0.02;

/** A store that does not always report the outcome of an append. */
export class UnsureStore extends AlteredStore {
  readonly #random: Random;

  constructor(store: EventStore, random: Random) {
    super(store);
    this.#random = random;
  }

  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    if (this.#random.chance(lost)) throw new AppendOutcomeUnknown('it was lost');
    const outcome = await super.appendInOrder(parts, grants);
    if (this.#random.chance(lost)) throw new AppendOutcomeUnknown('its answer was lost');
    return outcome;
  }
}
