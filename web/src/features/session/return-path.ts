const storageKey = 'return-path';

/** Stores the page that a person requested before they had to sign in. */
export function saveReturnPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Without storage, signing in leads to the home page.
  }
}

/** The page to open after signing in: the stored path, once, otherwise the home page. It is never on another site. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(storageKey) ?? '/';
    sessionStorage.removeItem(storageKey);
    return isOwnPath(path) ? path : '/';
  } catch {
    return '/';
  }
}

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && new URL(path, location.origin).origin === location.origin;
}
