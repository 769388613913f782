const storageKey = 'console-shortcuts';

/** Whether single keys do something; whoever speaks to their computer may switch them off (WCAG 2.1.4). */
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
    // They stay as they are in a browser that keeps nothing.
  }
}
