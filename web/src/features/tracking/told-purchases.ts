const storageKey = 'told-purchases.1';
/** Purchases remembered, so that the list does not grow for ever. */
const rememberedMax = 50;

/** Those of this page, where the browser keeps nothing. */
const ofThisPage = new Set<string>();

/** Whether the purchase was told before, in this browser. */
export function isPurchaseTold(reference: string): boolean {
  return ofThisPage.has(reference) || kept().includes(reference);
}

export function notePurchaseTold(reference: string): void {
  ofThisPage.add(reference);
  try {
    const list = [...kept(), reference].slice(-rememberedMax);
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Storage is full or switched off.
  }
}

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
