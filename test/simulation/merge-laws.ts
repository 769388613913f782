import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type { CustomerEvent } from '../../services/libs/domain/customer/customer.events.ts';
import { breaks, type Law } from './law.ts';
import type { SealLaws } from './seal-laws.ts';

/** What the stream of one customer says. */
interface Said {
  /** The customer into whom this one was merged. */
  into: string | undefined;
  /** The customers who were merged into this one. */
  readonly absorbed: Set<string>;
  isErased: boolean;
}

/** An erasure that was asked for, and everybody who was connected with the person at any time since. */
export interface ErasureUnderWay {
  readonly asked: string;
  readonly connected: Set<string>;
}

/**
 * The rules of merged customers, in plain words. A merge counts while the streams of both say it. Merged customers are
 * shown as one person with all bookings of both, and as two again after the undo. An erasure reaches everybody who was
 * merged with the person, and nobody else: it does not even read another person's key.
 */
export class MergeLaws {
  readonly #said = new Map<string, Said>();
  readonly #erasures: ErasureUnderWay[] = [];
  readonly #seals: SealLaws;
  readonly #isDestroyed: (customerId: string) => boolean;

  constructor(seals: SealLaws, isDestroyed: (customerId: string) => boolean) {
    this.#seals = seals;
    this.#isDestroyed = isDestroyed;
  }

  /** Whether anything happened to any customer. */
  get hasAny(): boolean {
    return this.#said.size > 0;
  }

  watch(event: RecordedEvent<CustomerEvent>, law: Law): void {
    const customerId = event.stream.slice('customer-'.length);
    const said = this.#of(customerId);
    law(!said.isErased, event, 'says something about a customer who was erased');
    switch (event.type) {
      case 'CustomerAbsorbed':
        law(event.data.customerId > customerId, event, 'lets the larger id represent both');
        law(
          said.into === undefined || !this.#counts(said.into, customerId),
          event,
          'moves a group',
        );
        said.absorbed.add(event.data.customerId);
        break;
      case 'CustomerMerged':
        law(event.data.into < customerId, event, 'lets the larger id represent both');
        law(
          said.into === undefined || !this.#counts(said.into, customerId),
          event,
          'merges a customer who is merged already',
        );
        said.into = event.data.into;
        break;
      case 'CustomerMergeUndone':
        if (said.into === event.data.customerId) said.into = undefined;
        said.absorbed.delete(event.data.customerId);
        break;
      case 'CustomerErased':
        for (const each of this.familyOf(customerId)) {
          law(this.#isDestroyed(each), event, `leaves the key of ${each}, who is the same person`);
        }
        said.isErased = true;
        break;
      case 'CustomerDataExported':
      case 'CustomerNoteAdded':
      case 'CustomerNoteChanged':
      case 'CustomerNoteRemoved':
      case 'CustomerNoteRestored':
        break;
    }
    this.look();
  }

  /** Looks at who is connected with the people who are being erased. */
  look(): void {
    for (const { asked, connected } of this.#erasures) this.#connect(asked, connected);
  }

  begin(asked: string): ErasureUnderWay {
    const erasure = { asked, connected: new Set<string>() };
    this.#connect(asked, erasure.connected);
    this.#erasures.push(erasure);
    return erasure;
  }

  /** An erasure reads or destroys a key. */
  touch({ asked, connected }: ErasureUnderWay, customerId: string): void {
    if (!connected.has(customerId)) {
      throw breaks(`the erasure of ${asked} uses the key of ${customerId}, who is somebody else`);
    }
  }

  /** Everybody who is shown as one person with a customer; the smallest id comes first. */
  familyOf(customerId: string): readonly string[] {
    const family = new Set([customerId]);
    for (const member of family) {
      const { into, absorbed } = this.#of(member);
      const linked = [...absorbed].filter((each) => this.#counts(member, each));
      if (into !== undefined && this.#counts(into, member)) linked.push(into);
      for (const each of linked) family.add(each);
    }
    return [...family].sort();
  }

  /** The customers whom an unfinished erasure left with a key. */
  unfinished(asked: readonly string[]): readonly string[] {
    return asked.filter((each) => !this.#of(each).isErased || !this.#isDestroyed(each));
  }

  /** Merges, bookings with several addresses, and merges with these: everybody whom an erasure may reach. */
  #connect(asked: string, connected: Set<string>): void {
    const own = this.familyOf(asked);
    const bookings = own.flatMap((each) => this.#seals.streamsOf(each));
    const named = bookings.flatMap((stream) => [...this.#seals.namedIn(stream)]);
    for (const each of [...own, ...named.flatMap((other) => this.familyOf(other))]) {
      connected.add(each);
    }
    // Who was connected stays connected for this erasure: it may have looked before an undo.
    for (const each of connected) {
      for (const other of this.familyOf(each)) connected.add(other);
    }
  }

  #counts(survivor: string, other: string): boolean {
    return this.#of(other).into === survivor && this.#of(survivor).absorbed.has(other);
  }

  #of(customerId: string): Said {
    const said = this.#said.get(customerId) ?? {
      into: undefined,
      absorbed: new Set(),
      isErased: false,
    };
    this.#said.set(customerId, said);
    return said;
  }
}
