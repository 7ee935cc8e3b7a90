import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * The network by which a caller's attempts are counted: a full IPv4 address (also when written as IPv6), or the first
 * 64 bits of an IPv6 address, because one line has so many IPv6 addresses that each call could use a new one. A value
 * that is no address is returned unchanged.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${groupsOf(address, 4)}::/64` : address.toString();
}

/**
 * The part of an address that is stored: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address. It
 * identifies a provider and a region, not a line. A value that is no address becomes `unknown`.
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
