/** While the console's files are on their way. */
export function ConsoleLoading() {
  return <p role="status">Loading...</p>;
}
