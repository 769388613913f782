/**
 * Takes the token of a mailed link out of the address, so that it is not shared, stored or read by a tag.
 * Undefined if the address has none.
 */
export function takeTokenFromAddress(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return undefined;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return token;
}
