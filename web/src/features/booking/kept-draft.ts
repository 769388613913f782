import { type BookingDraft, emptyDraft, type KeptDraft } from './booking-draft.ts';

/** Of this tab alone, and gone with it: it holds a name and a phone number. */
const storageKey = 'booking-draft.1';

interface DraftStore {
  getState(): { readonly bookingDraft: BookingDraft };
  subscribe(listener: () => void): () => void;
}

/** The draft as the tab had it before it was reloaded; an empty one where it cannot be read. */
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

/** Keeps the draft through a reload, whatever moment it comes at; from when it is known what was kept before. */
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
      // Storage is full or switched off: the draft then lives as long as the page.
    }
  });
}

/** Whoever wrote into the storage leads nobody out of the site. */
function isBookingPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/booking\/[^/\\]+$/.test(path);
}
