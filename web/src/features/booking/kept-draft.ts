import { type BookingDraft, emptyDraft, type KeptDraft } from './booking-draft.ts';

/**
 * The draft is kept in `sessionStorage`, because it contains a name and a phone number. This storage belongs to
 * one tab and ends with it.
 */
const storageKey = 'booking-draft.1';

interface DraftStore {
  getState(): { readonly bookingDraft: BookingDraft };
  subscribe(listener: () => void): () => void;
}

/** The draft that the tab kept before the reload; an empty draft if it is missing or unreadable. */
export function keptDraft(): KeptDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Partial<KeptDraft>;
    return {
      fields: { ...emptyDraft.fields, ...kept.fields },
      attempts: { ...kept.attempts },
      path: isBookingPath(kept.path) ? kept.path : null,
    };
  } catch {
    return emptyDraft;
  }
}

/**
 * Keeps every change of the draft, so that it survives a reload at any moment. This starts after the kept draft
 * was restored.
 */
export function keepDraft(store: DraftStore): void {
  let last = store.getState().bookingDraft;
  store.subscribe(() => {
    const draft = store.getState().bookingDraft;
    if (draft === last || !draft.isLookedUp) return;
    last = draft;
    const { fields, attempts, path } = draft;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ fields, attempts, path }));
    } catch {
      // Storage is full or switched off, so the draft is lost with the page.
    }
  });
}

/** Accepts only paths of booking pages, so that changed storage cannot lead to another site. */
function isBookingPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/booking\/[^/\\]+$/.test(path);
}
