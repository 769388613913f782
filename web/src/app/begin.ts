/** Returns whether the document has a page, the tab is visible, and the browser reports paints. */
function willBeSeen(): boolean {
  return (
    document.querySelector('main') !== null &&
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}

/**
 * Adds the scripts that the build and the server put aside in templates (`later-scripts.ts`), so that they
 * are fetched.
 */
function begin(): void {
  for (const aside of document.querySelectorAll<HTMLTemplateElement>('head > template')) {
    document.head.append(aside.content);
  }
}

/*
 * The scripts are fetched after the first paint: over a slow connection they would compete with the style
 * sheets and fonts that the first paint needs.
 */
if (willBeSeen()) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
} else {
  begin();
}
