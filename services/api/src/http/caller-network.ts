import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that a provider hands out as one: a /64. */
const networkGroups = 4;

/**
 * Where somebody calls from, as attempts are counted: an IPv4 address, or the network of an IPv6
 * address, of which everybody has more than they could use up.
 */
export function callerNetwork(address: string | undefined): string {
  if (address === undefined || !isIPv6(address)) return address ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...back];
  return `${groups.slice(0, networkGroups).join(':').toLowerCase()}::/64`;
}
