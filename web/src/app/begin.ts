/** Whether there is a page to be seen, somebody to see it, and a browser that says when it is. */
function willBeSeen(): boolean {
  return (
    document.querySelector('main') !== null &&
    document.visibilityState === 'visible' &&
    PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}

/** Fetches what brings the page to life: the build and the server put it aside in templates (`later-scripts.ts`). */
function begin(): void {
  for (const aside of document.querySelectorAll<HTMLTemplateElement>('head > template')) {
    document.head.append(aside.content);
  }
}

/*
 * A page is seen before anything is fetched that only brings it to life: over a slow connection it would share
 * the line with the style sheets and letters that the first picture is made of.
 */
if (willBeSeen()) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    begin();
  }).observe({ type: 'paint', buffered: true });
} else {
  begin();
}
