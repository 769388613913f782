import type { Instant } from '../../../domain/calendar/instants.ts';
import { bulkActDecider } from '../../../domain/bulk-act/bulk-act.decider.ts';
import type { BulkActEvent, BulkActKind } from '../../../domain/bulk-act/bulk-act.events.ts';
import type { BulkActState } from '../../../domain/bulk-act/bulk-act.state.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { EventMetadata } from '../../event-log/stored-event.ts';
import { idAfter } from '../engine/document-ids.ts';
import type { Projection } from '../engine/projection.ts';

/** When the act was begun, and who began it. */
interface Beginning {
  readonly at: Instant;
  readonly actor: EventMetadata['actor'];
}

/** A bulk act and its progress. Names only staff, by their accounts' ids. */
export interface BulkActCard {
  readonly bulkActId: string;
  readonly begunAt: Instant;
  /** Lists are filtered by this kind of act. */
  readonly act: BulkActKind | null;
  readonly begun: Beginning;
  readonly undoBegun?: Beginning;
  readonly state: BulkActState;
  readonly revision: number;
}

/** All bulk acts. Each document is the state that the decider folds. */
export const bulkActs: Projection<BulkActCard, BulkActEvent> = {
  collection: {
    name: 'bulk-acts',
    version: 3,
    fields: { begunAt: 'text', act: 'text' },
    indexes: [['begunAt'], ['act', 'begunAt']],
  },
  readsMetadata: true,
  documentIds: (event) => [idAfter('bulk-', event.stream)],
  fold: (card, event, bulkActId) => {
    const { revision } = event;
    if (card !== undefined && card.revision >= revision) return card;
    const state = bulkActDecider.evolve(card?.state ?? bulkActDecider.initialState, event);
    const beginning = beginningOf(event);
    if (card === undefined) {
      const act = state.status === 'none' ? null : state.act;
      return { bulkActId, begunAt: beginning.at, act, begun: beginning, state, revision };
    }
    return event.type === 'BulkActUndoBegun' || event.type === 'ImportUndoBegun'
      ? { ...card, state, revision, undoBegun: beginning }
      : { ...card, state, revision };
  },
};

function beginningOf({ occurredAt, metadata }: RecordedEvent<BulkActEvent>): Beginning {
  return { at: occurredAt, actor: metadata.actor };
}
