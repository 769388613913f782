import { type BookingDraft, bookingDraftSlice } from './booking-draft.ts';

/** Of this tab alone, and gone with it: it holds a name and a phone number. */
const storageKey = 'booking-draft.1';

interface DraftStore {
  getState(): { readonly bookingDraft: BookingDraft };
  subscribe(listener: () => void): () => void;
}

/** The draft as the tab had it before it was reloaded; an empty one where it cannot be read. */
export function keptDraft(): BookingDraft {
  const empty = bookingDraftSlice.getInitialState();
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Partial<BookingDraft>;
    return {
      fields: { ...empty.fields, ...kept.fields },
      attempts: { ...empty.attempts, ...kept.attempts },
    };
  } catch {
    return empty;
  }
}

/** Keeps the draft through a reload, whatever moment it comes at. */
export function keepDraft(store: DraftStore): void {
  let kept = store.getState().bookingDraft;
  store.subscribe(() => {
    const draft = store.getState().bookingDraft;
    if (draft === kept) return;
    kept = draft;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Storage is full or switched off: the draft then lives as long as the page.
    }
  });
}
