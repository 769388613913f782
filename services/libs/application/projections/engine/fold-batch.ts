import { causeInWords } from '../../faults/cause-in-words.ts';
import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { CustomerKeyUnusable, PersonalDataDamaged } from '../../event-log/sealing.ts';
import type { Position } from '../../event-log/stored-event.ts';
import type { DocumentWrite, KeptDocument, ParkedEvent } from '../../ports/projection-store.ts';
import type { AnyProjection } from './projection.ts';

/** Unseals personal fields of an event of the stream; undefined if the person was erased. */
export type OpenPersonal = (sealed: Sealed, stream: string) => Promise<object | undefined>;

/** The event on which a fold failed, and the failure. */
export interface FoldFailure {
  readonly event: ParkedEvent;
  readonly failure: string;
}

/**
 * A build that began at the start of the log met an event that cannot be folded and that staff have not acknowledged.
 */
export class BuildStopped extends Error {
  override readonly name = 'BuildStopped';
  readonly reason: FoldFailure;

  constructor(reason: FoldFailure) {
    super(`${reason.event.type} ${reason.event.id} cannot be folded: ${reason.failure}`);
    this.reason = reason;
  }
}

export interface BatchOptions {
  readonly openPersonal: OpenPersonal;
  /** Whether a document may be parked with this event; if not, {@link BuildStopped} is thrown. */
  readonly mayPark: (event: ParkedEvent) => boolean;
  readonly onParked: (failure: FoldFailure) => void;
}

/** Unsealed personal fields; undefined if there are none or they were erased. */
export type Opened = object | PersonalDataDamaged | undefined;

/** A document that is being folded. */
interface Draft {
  readonly readAt: Position | undefined;
  kept: KeptDocument | undefined;
  hasChanged: boolean;
}

interface FailedFold {
  readonly failure: string;
  /** The key of the customer is damaged or missing. */
  readonly isKeyUnusable: boolean;
}

/**
 * How often a fold is tried before its event counts as one that cannot be folded. A fold is deterministic, so further
 * tries help only if the failure had a cause outside the fold.
 */
const attemptsMax = 3;

/**
 * Folds events into documents in memory, so that each document is written once for the whole batch. An
 * event that a document already includes is skipped. So a repeated batch, after a crash between the
 * documents and their checkpoint, has no effect.
 */
export class FoldBatch {
  readonly #projection: AnyProjection;
  readonly #options: BatchOptions;
  readonly #drafts = new Map<string, Draft>();
  #erases = false;

  constructor(projection: AnyProjection, options: BatchOptions) {
    this.#projection = projection;
    this.#options = options;
  }

  /** Adds a document from the store; undefined if the store does not have it. */
  begin(id: string, kept: KeptDocument | undefined): void {
    this.#drafts.set(id, { readAt: kept?.position, kept, hasChanged: false });
  }

  /** Whether a person was erased. If so, the earlier content of the documents must be removed everywhere. */
  get erases(): boolean {
    return this.#erases;
  }

  /** How many documents were added. */
  get size(): number {
    return this.#drafts.size;
  }

  has(id: string): boolean {
    return this.#drafts.has(id);
  }

  /**
   * The unsealed personal fields that the fold must read. Call it for every event before it is folded. Returns no
   * promise if there are no fields to unseal, because most projections never unseal fields.
   *
   * @throws The error of the key store if it cannot be reached.
   */
  open(event: RecordedEvent): Promise<Opened> | undefined {
    const sealed = this.#projection.unseals?.(event);
    return sealed === undefined ? undefined : this.#opened(sealed, event.stream);
  }

  /**
   * Folds one event into every document that it concerns; {@link begin} must have added these documents before.
   *
   * @throws BuildStopped
   */
  fold(event: RecordedEvent, ids: readonly string[], opened: Opened): void {
    this.#erases ||= event.type === 'CustomerErased';
    for (const id of ids) {
      const draft = this.#drafts.get(id);
      if (draft !== undefined && !holds(draft.kept, event.position)) {
        this.#foldInto(draft, event, id, opened);
      }
    }
  }

  /** The documents that changed. */
  get writes(): readonly DocumentWrite[] {
    const writes: DocumentWrite[] = [];
    for (const [id, { readAt, kept, hasChanged }] of this.#drafts) {
      if (hasChanged && kept !== undefined) {
        writes.push({ id, readAt, next: kept });
      }
    }
    return writes;
  }

  /** Retries a parked document: folds its events again, in order, until one cannot be folded. */
  async retry(id: string, events: readonly RecordedEvent[]): Promise<void> {
    const draft = this.#drafts.get(id);
    if (draft?.kept?.parked === undefined) {
      return;
    }
    const { position, document } = draft.kept;
    // The document already has the position of the last parked event, and keeps it.
    draft.kept = { document, position };
    draft.hasChanged = true;
    for (const event of events) {
      this.#foldInto(draft, event, id, await this.open(event));
    }
    draft.kept = { ...draft.kept, position };
  }

  #foldInto(draft: Draft, event: RecordedEvent, id: string, opened: Opened): void {
    const { position } = event;
    const before = draft.kept;
    if (before?.parked !== undefined) {
      const events = [...before.parked.events, parkedEvent(event)];
      draft.kept = { ...before, position, parked: { ...before.parked, events } };
      draft.hasChanged = true;
      return;
    }
    const folded = this.#attempt(before?.document, event, id, opened);
    if ('failure' in folded) {
      draft.kept = this.#park(before?.document, event, folded);
      draft.hasChanged = true;
    } else if (folded.document !== before?.document) {
      draft.kept = { document: folded.document, position };
      draft.hasChanged = true;
    }
  }

  #attempt(
    document: object | undefined,
    event: RecordedEvent,
    id: string,
    opened: Opened,
  ): { readonly document: object | undefined } | FailedFold {
    if (opened instanceof PersonalDataDamaged) {
      const isKeyUnusable = opened instanceof CustomerKeyUnusable;
      return { failure: causeInWords(opened), isKeyUnusable };
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { document: this.#projection.fold(document, event, id, opened) };
      } catch (error) {
        if (attempt === attemptsMax) {
          return { failure: causeInWords(error), isKeyUnusable: false };
        }
      }
    }
  }

  #park(
    document: object | undefined,
    event: RecordedEvent,
    { failure, isKeyUnusable }: FailedFold,
  ): KeptDocument {
    const parked = parkedEvent(event);
    // An unusable key concerns only one person, and no later build could unseal the data that was sealed with it.
    if (!isKeyUnusable && !this.#options.mayPark(parked)) {
      throw new BuildStopped({ event: parked, failure });
    }
    this.#options.onParked({ event: parked, failure });
    return { document, position: event.position, parked: { failure, events: [parked] } };
  }

  /** A damaged blob concerns only the documents of its event. A store that cannot be reached concerns all documents. */
  async #opened(sealed: Sealed, stream: string): Promise<Opened> {
    try {
      return await this.#options.openPersonal(sealed, stream);
    } catch (error) {
      if (error instanceof PersonalDataDamaged) {
        return error;
      }
      throw error;
    }
  }
}

/** Whether the document already includes the event or its result. */
function holds(kept: KeptDocument | undefined, position: Position): boolean {
  return kept !== undefined && position <= kept.position;
}

function parkedEvent({ id, type, stream, revision, position }: RecordedEvent): ParkedEvent {
  return { id, type, stream, revision, position };
}
