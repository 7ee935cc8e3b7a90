import { isIP } from 'node:net';

/** True for a host that only this machine reaches. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$/gu, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

/**
 * True when people on other machines may reach the site: it listens on another address than loopback, or its public
 * address is not one of this machine. An https address counts even for localhost: something in front serves it.
 */
export function isReachableFromOutside({ host, publicUrl }: { host: string; publicUrl: string }): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || !isLoopbackHost(hostname) || !isLoopbackHost(host);
}
