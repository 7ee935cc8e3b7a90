import { isIP } from 'node:net';

import { emailAddress } from '@sangamam/contract/fields/email';
import { newPassword } from '@sangamam/contract/fields/password/password';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

import { isPaypalBase } from './adapters/paypal/paypal-hosts.ts';
import { keyBytes } from './adapters/secrets/secret-box.ts';
import { appleFaults, isCertificate, type AppleWalletSettings } from './adapters/wallet/apple-settings.ts';
import { serviceAccountIn } from './adapters/wallet/google-settings.ts';
import { holdsIdentities, identitiesIn, isRecipient } from './db/backup/backup-encryption.ts';
import { isLoopbackHost } from './loopback.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
  .transform((word) => ['on', 'true', '1'].includes(word))
  .optional();
const address = (protocol: RegExp, sentence: string) => z.url({ protocol, error: sentence }).optional();

const paypalBase = 'must be https://api-m.paypal.com or https://api-m.sandbox.paypal.com';
const paypalWord = z
  .string()
  .regex(/^[\w-]{5,200}$/u, 'must be as PayPal shows it, without spaces')
  .optional();

const googleBase = 'must be a loopback address, of a double of Google; without it Google itself is asked';

const certificate = z.string().refine(isCertificate, { error: 'must be a certificate in PEM' }).optional();

/** A domain signs with one or two keys, and with more only while they are replaced. */
const mostSelectors = 10;

/** The variables that are read, each with what it must look like. */
export const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/u, 'must be a port from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/u, 'must be an http:// or https:// address')
    .transform((url) => url?.replace(/\/+$/u, ''))
    .refine((url) => url === undefined || new URL(url).pathname === '/', {
      error: 'must have no path: the site lives at the root of its address',
    }),
  DATABASE_URL: address(/^postgres(ql)?$/u, 'must be a postgres:// address'),
  ENCRYPTION_KEYS: z
    .string()
    .transform((list) => list.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine((keys) => keys.every(({ length }) => length === keyBytes), {
      error:
        'must be 32 random bytes in base64 (openssl rand -base64 32); several, the newest first, by commas',
    })
    .optional(),
  DATA_DIR: z.string().default('data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/u, 'must be numbers of days, weeks and months, such as 7,5,12')
    .default('7,5,12')
    .transform((list) => list.split(',').map(Number))
    .transform(([days = 0, weeks = 0, months = 0]) => ({ days, weeks, months })),
  BACKUP_RECIPIENTS: z
    .string()
    .transform((list) => list.split(',').map((recipient) => recipient.trim()))
    .refine((recipients) => recipients.every(isRecipient), {
      error: 'must be public keys of age (age1…, from npm run site -- backup keygen), separated by commas',
    })
    .default([]),
  BACKUP_IDENTITY: z
    .string()
    .refine((text) => holdsIdentities(text), {
      error: 'must be private keys of age, one a line, as npm run site -- backup keygen writes them',
    })
    .transform(identitiesIn)
    .default([]),
  STORAGE_URL: address(/^(file|s3)$/u, 'must be a file: or s3:// address'),
  SMTP_URL: address(/^smtps?$/u, 'must be an smtp:// or smtps:// address'),
  MAIL_FROM: z
    .string()
    .refine((value) => emailAddress('').safeParse(/<([^<>]*)>$/u.exec(value)?.[1] ?? value).success, {
      error: 'must be an e-mail address, with or without a name: Name <name@example.org>',
    })
    // A bare address would be all that families see of the sender of their first mail.
    .transform((value) => (value.includes('<') ? value : `Sangamam <${value}>`))
    .default('Sangamam <registration@example.org>'),
  BOUNCE_ADDRESS: emailAddress('must be an e-mail address, such as bounces@example.org').optional(),
  BOUNCE_MAILBOX: address(/^imaps?$/u, 'must be an imap:// or imaps:// address').refine(
    (url) => url === undefined || !URL.canParse(url) || new URL(url).username !== '',
    { error: 'must have user and password: imaps://user:password@imap.example.org' },
  ),
  DKIM_SELECTOR: z
    .string()
    .transform((list) => list.split(',').map((selector) => selector.trim()))
    .refine((selectors) => selectors.length <= mostSelectors && selectors.every(isSelector), {
      error: `must be a selector alone, such as google, without _domainkey and domain; at most ${mostSelectors}, separated by commas`,
    })
    .optional(),
  ADMIN_EMAIL: emailAddress('must be an e-mail address').optional(),
  ADMIN_PASSWORD: newPassword.optional(),
  DEMO: flag,
  PAYPAL_BASE_URL: address(/^https?$/u, paypalBase).refine(
    (url) => url === undefined || isPaypalBase(url) || isLoopbackAddress(url),
    {
      error: paypalBase,
    },
  ),
  PAYPAL_CLIENT_ID: paypalWord,
  PAYPAL_CLIENT_SECRET: paypalWord,
  PAYPAL_WEBHOOK_ID: paypalWord,
  WALLET_APPLE_PASS_TYPE: z
    .string()
    .regex(/^pass\.[\w.-]{1,100}$/u, 'must be a pass type of Apple, such as pass.org.example.convention')
    .optional(),
  WALLET_APPLE_TEAM: z
    .string()
    .regex(/^[A-Z\d]{10}$/u, 'must be the ten signs by which Apple knows the team')
    .optional(),
  WALLET_APPLE_CERTIFICATE: certificate,
  WALLET_APPLE_KEY: z.string().optional(),
  WALLET_APPLE_KEY_PASSPHRASE: z.string().optional(),
  WALLET_APPLE_WWDR: certificate,
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{5,25}$/u, 'must be the number of an issuer, as Google shows it')
    .optional(),
  WALLET_GOOGLE_ACCOUNT: z
    .string()
    .transform(serviceAccountIn)
    .refine((account) => account !== undefined, {
      error: 'must be the JSON file of a service account, with client_email and private_key',
    })
    .optional(),
  WALLET_GOOGLE_BASE_URL: address(/^https?$/u, googleBase).refine(
    (url) => url === undefined || isLoopbackAddress(url),
    { error: googleBase },
  ),
  TRUST_PROXY: z.string().default('off').transform(trustedProxies),
  RATE_LIMITS: flag,
  SHUTDOWN_DELAY_MS: z
    .string()
    .regex(/^\d{1,5}$/u, 'must be milliseconds, at most 15000')
    .transform(Number)
    .refine((ms) => ms <= 15_000, 'must be milliseconds, at most 15000')
    .default(500),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/u, 'must be at least 16 characters of a bearer token')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/u, 'must be the http:// or https:// address of a collector'),
  OTEL_SERVICE_NAME: z.string().default('sangamam'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  NODE_ENV: z.string().optional(),
});

export type Variables = z.output<typeof variables>;

function isLoopbackAddress(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

/** Labels of a DNS name; underscores are in use although RFC 6376 has none. */
function isSelector(entry: string): boolean {
  return entry.split('.').every((label) => /^[a-z\d](?:[\w-]{0,61}[a-z\d])?$/iu.test(label));
}

const paypalNames = [
  'PAYPAL_BASE_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
] as const;

/** Faults that lie in no single variable but in what they say together. `given` has no empty values. */
export function combinedFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = [];
  if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined)) {
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together or not at all');
  }
  if ((given.BOUNCE_ADDRESS === undefined) !== (given.BOUNCE_MAILBOX === undefined)) {
    faults.push('BOUNCE_ADDRESS and BOUNCE_MAILBOX must be set together or not at all');
  }
  const paypal = paypalNames.filter((name) => given[name] !== undefined);
  if (paypal.length > 0 && paypal.length < paypalNames.length) {
    const missing = paypalNames.filter((name) => given[name] === undefined);
    faults.push(
      `${missing.join(', ')} must be set, too: PayPal needs ${paypalNames.join(', ')}, or none of them`,
    );
  }
  faults.push(...appleWalletFaults(given));
  if ((given.WALLET_GOOGLE_ISSUER === undefined) !== (given.WALLET_GOOGLE_ACCOUNT === undefined)) {
    faults.push('WALLET_GOOGLE_ISSUER and WALLET_GOOGLE_ACCOUNT must be set together or not at all');
  }
  if (['off', 'false', '0'].includes(given.RATE_LIMITS ?? '') && !isLoopbackHost(given.HOST ?? '127.0.0.1')) {
    faults.push('RATE_LIMITS may be off only while HOST is a loopback address such as 127.0.0.1');
  }
  return faults;
}

const appleNames = [
  'WALLET_APPLE_PASS_TYPE',
  'WALLET_APPLE_TEAM',
  'WALLET_APPLE_CERTIFICATE',
  'WALLET_APPLE_KEY',
  'WALLET_APPLE_WWDR',
] as const;

/** All five or none, and of one pass type; a value that is wrong by itself is told by its own name. */
function appleWalletFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const settings = appleWalletIn(given);
  if (settings === undefined) {
    const missing = appleNames.filter((name) => given[name] === undefined);
    if (missing.length === appleNames.length && given.WALLET_APPLE_KEY_PASSPHRASE === undefined) return [];
    return [`${missing.join(', ')} must be set, too: passes for Apple Wallet need ${appleNames.join(', ')}`];
  }
  const areReadable = appleNames.every((name) => variables.shape[name].safeParse(given[name]).success);
  return areReadable ? appleFaults(settings) : [];
}

type AppleVariables = {
  readonly [Name in (typeof appleNames)[number] | 'WALLET_APPLE_KEY_PASSPHRASE']?: string | undefined;
};

/** The settings of passes for Apple Wallet; undefined unless all are there. */
export function appleWalletIn({
  WALLET_APPLE_PASS_TYPE: passType,
  WALLET_APPLE_TEAM: team,
  WALLET_APPLE_CERTIFICATE: certificate,
  WALLET_APPLE_KEY: key,
  WALLET_APPLE_KEY_PASSPHRASE: passphrase,
  WALLET_APPLE_WWDR: wwdr,
}: AppleVariables): AppleWalletSettings | undefined {
  if (!passType || !team || !certificate || !key || !wwdr) return undefined;
  return { passType, team, certificate, key, passphrase, wwdr };
}

/** `off`, `on` (one proxy in front), a number of proxies, or a comma-separated list of addresses and networks. */
function trustedProxies(value: string, context: z.RefinementCtx): false | number | string[] {
  if (['off', 'false', '0'].includes(value)) return false;
  if (['on', 'true'].includes(value)) return 1;
  if (/^\d{1,2}$/u.test(value)) return Number(value);
  const addresses = value.split(',').map((entry) => entry.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  context.addIssue('must be off, on, a number of proxies, or their addresses separated by commas');
  return z.NEVER;
}

function isAddressOrNetwork(entry: string): boolean {
  return isIP(entry) !== 0 || ipaddr.isValidCIDR(entry);
}
