/** Whether somebody lets their booking be told to the advertising network; undecided until they say. */
export type Consent = 'undecided' | 'accepted' | 'declined';

const storageKey = 'ad-measuring.1';

/** What was decided where the browser keeps nothing: it then holds as long as the page. */
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

/** Decides, or asks anew. Who asks anew has taken back what was decided before. */
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

/** Also tells what another tab decided. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
