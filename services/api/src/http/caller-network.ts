import { isIPv4, isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address identify a near or a wide network. */
const nearGroups = 4;
const wideGroups = 3;

/** The networks that a caller is counted under. */
export interface CallerNetworks {
  /** One IPv4 address, or the /64 of an IPv6 address: what a provider gives to one customer. */
  readonly near: string;
  /** The /24 or the /48: the addresses that one customer can get without effort. */
  readonly wide: string;
}

/**
 * Returns the networks of an address. An IPv4 address that is written as IPv6 counts as IPv4. Text that is
 * not an address is its own network; a missing address is the network `unknown`.
 */
export function callerNetworks(address: string | undefined): CallerNetworks {
  const unscoped = address?.split('%')[0] ?? 'unknown';
  if (isIPv4(unscoped)) return networksOfIpv4(unscoped);
  if (!isIPv6(unscoped)) return { near: unscoped, wide: unscoped };
  const groups = groupsOf(unscoped);
  const ipv4 = mappedIpv4(groups);
  if (ipv4 !== undefined) return networksOfIpv4(ipv4);
  return {
    near: `${groupsInHex(groups, nearGroups)}::/64`,
    wide: `${groupsInHex(groups, wideGroups)}::/48`,
  };
}

function networksOfIpv4(address: string): CallerNetworks {
  return { near: address, wide: address.replace(/\d+$/, '0/24') };
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const front = numbersOf(head);
  const back = numbersOf(tail ?? '');
  const missing = Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array.from({ length: missing }, () => 0), ...back];
}

function numbersOf(part: string): readonly number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

/** Returns the IPv4 address of `::ffff:203.0.113.9`, in any spelling. */
function mappedIpv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function groupsInHex(groups: readonly number[], count: number): string {
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
}
