import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.ts';
import type { KnownAnswer } from '../shared/api/server-side.ts';
import type { Store } from './store.ts';

/** The endpoints are found by their names, so their types cannot be. */
const upsert = api.util.upsertQueryEntries as (entries: KnownAnswer[]) => UnknownAction;

/** Takes what a page was rendered from as answered now; the same is not asked for until it is old. */
export function takeUpAnswers(store: Store, answers: readonly KnownAnswer[]): void {
  store.dispatch(upsert([...answers]));
}
