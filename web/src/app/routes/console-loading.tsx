/** Shown while the console's files are loading. */
export function ConsoleLoading() {
  return <p role="status">Loading...</p>;
}
