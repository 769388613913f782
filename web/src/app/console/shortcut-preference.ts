const storageKey = 'console-shortcuts';

/** Returns whether single-key shortcuts are on. People who use speech input can switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcuts(areOn: boolean): void {
  try {
    localStorage.setItem(storageKey, areOn ? 'on' : 'off');
  } catch {
    // In a browser that stores nothing, the shortcuts stay on.
  }
}
