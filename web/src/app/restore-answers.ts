import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.ts';
import type { KnownAnswer } from '../shared/api/server-side.ts';
import type { Store } from './store.ts';

/** The endpoints are looked up by name, so their types are unknown here. */
const upsert = api.util.upsertQueryEntries as (entries: KnownAnswer[]) => UnknownAction;

/**
 * Stores the answers from which the page was rendered, as if they had just arrived. Like all answers, they are fetched
 * again when they are too old.
 */
export function restoreAnswers(store: Store, answers: readonly KnownAnswer[]): void {
  store.dispatch(upsert([...answers]));
}
