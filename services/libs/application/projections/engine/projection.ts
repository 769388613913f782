import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { AnyCollection, Collection } from '../../ports/collection.ts';

/** A projection and the events it gets; every other event only advances its position. */
export interface ProjectionRoute {
  readonly projection: AnyProjection;
  readonly events: readonly CataloguedEvent['type'][];
}

/**
 * A read model as a pure fold: how an event changes one document, from only these two. Its events are
 * listed in projection-routes.ts.
 *
 * A fold never changes the document it gets and never unseals personal fields; the one projection whose
 * documents hold them unsealed declares it with {@link unseals}.
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
   * The document after the event; undefined where there is none (any more). The same object where the
   * event does not change it.
   *
   * @param opened The fields that {@link unseals} picked, unsealed; undefined after an erasure.
   */
  fold(
    document: Document | undefined,
    event: RecordedEvent<Event>,
    id: string,
    opened?: Opened,
  ): Document | undefined;

  /** Whether the fold reads who did it and why; the metadata of a million events takes time to read. */
  readonly readsMetadata?: true;

  /** The personal fields of the event that its fold must read. */
  unseals?(event: RecordedEvent<Event>): Sealed | undefined;
}

/** Any projection, where its documents and events do not matter. */
export type AnyProjection = Omit<Projection<object, CataloguedEvent, object>, 'collection'> & {
  readonly collection: AnyCollection;
};
