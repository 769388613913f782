/** Returns whether the document has a page, the tab is visible, and the browser reports paints. */
function willBeSeen(): boolean {
  return (
    document.querySelector('main') !== null &&
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}

/**
 * Takes the scripts out of the templates in which the build and the server put them (`later-scripts.ts`),
 * so that the browser fetches them.
 */
function begin(): void {
  for (const aside of document.querySelectorAll<HTMLTemplateElement>('head > template')) {
    document.head.append(aside.content);
  }
}

/*
 * The scripts are fetched after the first paint. Otherwise, over a slow connection, they would compete with the
 * style sheets and fonts that the first paint needs.
 */
if (willBeSeen()) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
} else {
  begin();
}
