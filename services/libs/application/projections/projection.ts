import type { Sealed } from '../../domain/personal-data/personal-data.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { AnyCollection, Collection } from '../ports/collection.ts';

/**
 * A read model as a pure fold: what an event makes of one document, looking at nothing but the two.
 * Which events it is handed is said in projection-routes.ts.
 *
 * A fold never writes into the document it is given and never opens personal fields; the one
 * projection whose documents hold them in clear says so by {@link unseals}.
 */
export interface Projection<
  Document extends object,
  Event extends CataloguedEvent,
  Opened extends object = never,
> {
  readonly collection: Collection<Document>;

  /** The documents the event concerns, each at most once. */
  documentIds(event: RecordedEvent<Event>): readonly string[];

  /**
   * The document after the event; undefined where there is none (any more). The very same document
   * where the event changes nothing.
   *
   * @param opened What {@link unseals} picked, in clear; undefined after an erasure.
   */
  fold(
    document: Document | undefined,
    event: RecordedEvent<Event>,
    id: string,
    opened?: Opened,
  ): Document | undefined;

  /** The fold reads who did it and why; the metadata of a million events takes time to read. */
  readonly readsMetadata?: true;

  /** The personal fields of the event that its fold has to read. */
  unseals?(event: RecordedEvent<Event>): Sealed | undefined;
}

/** Any projection, where its documents and events do not matter. */
export type AnyProjection = Omit<Projection<object, CataloguedEvent, object>, 'collection'> & {
  readonly collection: AnyCollection;
};
