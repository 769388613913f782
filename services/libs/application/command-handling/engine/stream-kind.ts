import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { KeyGrant } from '../../ports/key-vault.ts';
import type { Aggregate } from './aggregate.ts';
import type { CommandRun } from './command-run.ts';
import type { LoadedStream } from './folded-stream.ts';

/** Decided events with sealed personal fields, and the keys they were sealed with. */
export interface Storable<Event> {
  readonly isStorable: true;
  readonly events: readonly Event[];
  readonly grants: readonly KeyGrant[];
}

export interface NotStorable<Refusal> {
  readonly isStorable: false;
  readonly refusal: Refusal;
}

/** An aggregate, and how its events are prepared for storage. */
export interface StreamKind<State, Event extends CataloguedEvent, Refusal> extends Aggregate<
  State,
  Event
> {
  /** Seals personal fields after the decision, so that a refusal leaves no key behind. */
  readonly seal: (
    decided: readonly Event[],
    loaded: LoadedStream<State, Event>,
    run: CommandRun,
  ) => Promise<Storable<Event> | NotStorable<Refusal>>;
}

/** The seal of events without personal fields. */
export function nothingToSeal<Event>(events: readonly Event[]): Promise<Storable<Event>> {
  return Promise.resolve({ isStorable: true, events, grants: [] });
}
