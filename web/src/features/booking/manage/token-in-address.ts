/**
 * Takes the token of a mailed link out of the address: it must not be shared, kept or read by a tag along with it.
 * Undefined where the address has none.
 */
export function takeTokenFromAddress(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return undefined;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return token;
}
