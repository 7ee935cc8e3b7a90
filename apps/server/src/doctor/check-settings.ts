import { variables } from '#server/env-variables.ts';
import type { Env, EnvironmentError } from '#server/env.ts';
import { isLoopbackHost } from '#server/loopback.ts';
import { secretVariables } from '#server/secret-files.ts';

import { failure, ok, warning, type Finding } from './finding.ts';

const wherePrinted = 'Correct it where the site gets its environment; docs/settings.md has every variable.';

/** Settings that stop a start. */
export function reportWrongSettings({ faults }: EnvironmentError): Finding[] {
  return faults.map((fault) => failure('settings', fault.endsWith('?') ? fault : `${fault}.`, wherePrinted));
}

/** Which settings are set, without their values, and what is probably not meant. */
export function checkSettings(env: Env, given: Readonly<Record<string, string | undefined>>): Finding[] {
  const fromFiles = secretVariables.map((name) => `${name}_FILE`);
  const known = [...Object.keys(variables.shape), ...fromFiles];
  const set = known.filter((name) => (given[name] ?? '').trim() !== '');
  return [
    ok('settings', set.length === 0 ? 'All are defaults.' : `Valid. Set: ${set.join(', ')}.`),
    ...env.warnings.map((sentence) => warning('settings', `${sentence}.`, wherePrinted)),
    ...suspiciousSettings(env),
  ];
}

function suspiciousSettings(env: Env): Finding[] {
  const { demo, reachableFromOutside, rateLimits, development, databaseUrl, logLevel } = env;
  const findings: Finding[] = [];
  const warn = (message: string, advice: string) => findings.push(warning('settings', message, advice));
  if (demo && reachableFromOutside)
    warn('The demo is on although other machines reach the site.', 'Set DEMO=off before families use it.');
  if (!rateLimits) warn('Rate limits are off.', 'Remove RATE_LIMITS: off is for measurements.');
  if (development && databaseUrl !== undefined)
    warn('NODE_ENV is development.', 'Remove NODE_ENV: npm start sets it.');
  if (logLevel === 'silent' || logLevel === 'fatal')
    warn(`LOG_LEVEL is ${logLevel}: failures are not logged.`, 'Remove LOG_LEVEL.');
  if (env.smtpUrl === undefined && reachableFromOutside)
    warn(
      'SMTP_URL is not set: no mail leaves.',
      'Set SMTP_URL, then run: npm run site -- mails test --to <address>',
    );
  if (env.encryptionKeys === undefined && databaseUrl !== undefined)
    warn(
      'ENCRYPTION_KEYS is not set: nobody can set up a second factor.',
      'Set it to the output of: openssl rand -base64 32',
    );
  return findings;
}

/** What stands in front of the site, by the settings. */
export function checkProxy({ publicUrl, host, trustProxy, reachableFromOutside }: Env): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isOpen = !isLoopbackHost(host);
  const findings: Finding[] = [];
  const warn = (message: string, advice: string) => findings.push(warning('proxy', message, advice));
  if (protocol === 'https:' && trustProxy === false)
    warn(
      'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is off: all visitors share the limits of one network.',
      'Set TRUST_PROXY=on (one proxy), their number, or their addresses.',
    );
  if (typeof trustProxy === 'number' && isOpen)
    warn(
      `TRUST_PROXY is set and HOST is ${host}: whoever reaches the port past the proxy can choose a client address.`,
      'Set HOST=127.0.0.1, TRUST_PROXY to the addresses of the proxy, or close the port in the firewall.',
    );
  if (protocol === 'http:' && reachableFromOutside)
    warn(
      'Other machines reach the site, and PUBLIC_URL is http: passwords travel unencrypted.',
      'Put a proxy with TLS in front (deploy/) and set PUBLIC_URL to its https address.',
    );
  if (isOpen && isLoopbackHost(hostname))
    warn(
      `HOST is ${host}, but links in mails lead to ${hostname}.`,
      'Set PUBLIC_URL to the address that people use.',
    );
  if (findings.length === 0)
    findings.push(ok('proxy', `PUBLIC_URL, HOST and TRUST_PROXY fit (${publicUrl}).`));
  return findings;
}
