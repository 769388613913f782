import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { AnyCollection, Collection } from '../../ports/collection.ts';

/** A projection and the events that it gets. Any other event only moves its position forward. */
export interface ProjectionRoute {
  readonly projection: AnyProjection;
  readonly events: readonly CataloguedEvent['type'][];
}

/**
 * A read model as a pure fold: it computes the new document only from the old document and the event. Its events are
 * listed in projection-routes.ts.
 *
 * A fold never changes the document that it gets, and never unseals personal fields. Only one projection has documents
 * with unsealed fields; it declares this with {@link unseals}.
 */
export interface Projection<
  Document extends object,
  Event extends CataloguedEvent,
  Opened extends object = never,
> {
  readonly collection: Collection<Document>;

  /** The documents that the event concerns, each at most once. */
  documentIds(event: RecordedEvent<Event>): readonly string[];

  /**
   * The document after the event; undefined if there is no document after it. If the event changes nothing, the same
   * object is returned.
   *
   * @param opened The unsealed fields that {@link unseals} selected; undefined after an erasure.
   */
  fold(
    document: Document | undefined,
    event: RecordedEvent<Event>,
    id: string,
    opened?: Opened,
  ): Document | undefined;

  /**
   * Whether the fold reads the actor and the cause. This is declared because reading the metadata of a million events
   * takes time.
   */
  readonly readsMetadata?: true;

  /** Selects the personal fields of the event that the fold must read. */
  unseals?(event: RecordedEvent<Event>): Sealed | undefined;
}

/** Any projection, for code to which its documents and events do not matter. */
export type AnyProjection = Omit<Projection<object, CataloguedEvent, object>, 'collection'> & {
  readonly collection: AnyCollection;
};
