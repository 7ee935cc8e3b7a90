import { isIPv4, isIPv6 } from 'node:net';

/**
 * By what callers are counted: an IPv4 address as it is, also where it comes written as IPv6, and of another IPv6
 * address its first 64 bits, because one line is given so many that each call could come from a new one.
 */
export function networkOf(ip: string): string {
  const ipv4 = mappedIpv4(ip);
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  return `${groupsOfAddress(ip, 4)}::/64`;
}

/**
 * An address as it is kept: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one. That tells a provider and a
 * region, and not whose line it is.
 */
export function networkPrefixOf(ip: string): string {
  const ipv4 = mappedIpv4(ip) ?? ip;
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(ip) ? `${groupsOfAddress(ip, 3)}::/48` : 'unknown';
}

function mappedIpv4(ip: string): string | undefined {
  return /^::ffff:(\d+(?:\.\d+){3})$/iu.exec(ip)?.[1];
}

function groupsOfAddress(ip: string, count: number): string {
  const [head = [], tail] = ip.replace(/%.*$/u, '').split('::').map(groupsOf);
  const groups = tail === undefined ? head : [...head, ...zeros(8 - head.length - tail.length), ...tail];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The groups of a part of an address; an IPv4 address at its end stands for two. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.replace(/\d+(?:\.\d+){3}$/u, '0:0').split(':');
}

function zeros(length: number): string[] {
  return Array.from({ length }, () => '0');
}
