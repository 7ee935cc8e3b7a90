import { isIPv6 } from 'node:net';

/**
 * By what callers are counted: an IPv4 address as it is, also where it comes written as IPv6, and of another IPv6
 * address its first 64 bits, because one line is given so many that each call could come from a new one.
 */
export function networkOf(ip: string): string {
  const ipv4 = /^::ffff:(\d+(?:\.\d+){3})$/iu.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [head = [], tail] = ip.replace(/%.*$/u, '').split('::').map(groupsOf);
  const groups = tail === undefined ? head : [...head, ...zeros(8 - head.length - tail.length), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The groups of a part of an address; an IPv4 address at its end stands for two. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.replace(/\d+(?:\.\d+){3}$/u, '0:0').split(':');
}

function zeros(length: number): string[] {
  return Array.from({ length }, () => '0');
}
