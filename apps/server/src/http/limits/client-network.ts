import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * The network that a caller's attempts are counted for. That is an IPv4 address itself, even where it is written as IPv6,
 * and the first 64 bits of an IPv6 address: one line is given so many of these that each call could come from a new one.
 * What is no address is returned as it is.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${groupsOf(address, 4)}::/64` : address.toString();
}

/**
 * The part of an address that is stored: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address. It
 * identifies a provider and a region, not a line. What is no address is stored as `unknown`.
 */
export function networkPrefixOf(ip: string): string {
  if (isIP(ip) === 0) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv6) return `${groupsOf(address, 3)}::/48`;
  return `${address.octets.slice(0, 3).join('.')}.0/24`;
}

function groupsOf({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}
