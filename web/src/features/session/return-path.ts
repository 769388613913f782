const storageKey = 'return-path';

/** Remembers where somebody wanted to go who has to sign in first. */
export function saveReturnPath(path: string): void {
  try {
    sessionStorage.setItem(storageKey, path);
  } catch {
    // Signing in then leads to the home page.
  }
}

/** Where to go after signing in: the saved path, once, else home. Never to another site. */
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
