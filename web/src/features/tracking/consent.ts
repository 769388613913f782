/** Whether a visitor lets the site report bookings to the advertising network; undecided until they answer. */
export type Consent = 'undecided' | 'accepted' | 'declined';

const storageKey = 'ad-measuring.1';

/** The choice, if the browser stores nothing. It is lost with the page. */
let unkept: Consent = 'undecided';

const listeners = new Set<() => void>();

export function consent(): Consent {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'accepted' || kept === 'declined' ? kept : unkept;
  } catch {
    return unkept;
  }
}

/** Stores the choice. `undecided` withdraws an earlier choice, so that the notice asks again. */
export function decide(choice: Consent): void {
  unkept = choice;
  try {
    if (choice === 'undecided') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is full or switched off.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each choice, even if it was made in another tab. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
