const storageKey = 'told-purchases.1';
/** How many purchases are remembered, so that the list does not grow without limit. */
const rememberedMax = 50;

/** The purchases that this page reported. They are used if the browser stores nothing. */
const ofThisPage = new Set<string>();

/** Whether this browser already reported the purchase. */
export function isPurchaseReported(reference: string): boolean {
  return ofThisPage.has(reference) || kept().includes(reference);
}

export function recordReportedPurchase(reference: string): void {
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
