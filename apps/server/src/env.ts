import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { BackupPlan } from './db/backup/scheduled-backup.ts';
import type { AppleWalletSettings } from './adapters/wallet/apple-settings.ts';
import type { GoogleWalletSettings } from './adapters/wallet/google-settings.ts';
import { appleWalletIn, combinedFaults, variables, type LogLevel, type Variables } from './env-variables.ts';
import { isLoopbackHost, isReachableFromOutside } from './loopback.ts';
import { readSecretFiles, secretVariables } from './secret-files.ts';
import { findUnknownVariables } from './unknown-variables.ts';

/** What the process is told from outside, read once at the start (DECISIONS §6). */
export interface Env {
  port: number;
  host: string;
  /** Absolute address of the site, without a trailing slash. */
  publicUrl: string;
  /** Other machines reach the site: no account may have a published password. */
  reachableFromOutside: boolean;
  /** Undefined: run the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** What seals secrets in the database, the newest first; undefined: a key file on the embedded database, else none. */
  encryptionKeys: Buffer[] | undefined;
  /** Absolute path. */
  dataDir: string;
  /** Backups every night; undefined: none. */
  backups: BackupPlan | undefined;
  /** Public keys of age that backups are encrypted for; none: they are not encrypted. */
  backupRecipients: readonly string[];
  /** Private keys of age that open backups, for a rehearsal or a restoration on this machine. */
  backupIdentities: readonly string[];
  /** `file:` or `s3:` address of the files that people upload. */
  storageUrl: string;
  /** Undefined: mails stay in the outbox, readable there. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where mails that come back are sent, and the mailbox in which they are read; undefined: they are not read. */
  bounces: { address: string; mailboxUrl: string } | undefined;
  /** Names of the DKIM keys that sign the mails; undefined: the doctor tries common ones. */
  dkimSelectors: string[] | undefined;
  /** The first administrator; undefined (both) on a database of one's own when nobody is named. */
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** ADMIN_EMAIL was set, so whoever set it expects an effect. */
  namesAdministrator: boolean;
  demo: boolean;
  /** The association's account at PayPal; undefined: PayPal is not offered. */
  paypal: { baseUrl: string; clientId: string; clientSecret: string; webhookId: string } | undefined;
  /** The association's accounts for passes; those that are undefined are not offered. */
  wallets: { apple: AppleWalletSettings | undefined; google: GoogleWalletSettings | undefined };
  /** What Fastify's `trustProxy` takes: off, the number of proxies in front, or their addresses. */
  trustProxy: false | number | string[];
  rateLimits: boolean;
  /** How long the process goes on after it was told to stop while `/readyz` says so, in milliseconds. */
  shutdownDelayMs: number;
  /** The name of this service in traces; undefined: none are sent. */
  tracedAs: string | undefined;
  /** With it `/metrics` may be read from anywhere; without it on a site of this machine alone. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
  /** `NODE_ENV=development`: readable log lines, sources served and reloaded by Vite. */
  development: boolean;
  /** What is probably not meant but does not prevent a start, a sentence each. */
  warnings: readonly string[];
}

/** The environment does not fit. The message names every fault at once and repeats no secret. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  readonly faults: readonly string[];

  constructor(faults: readonly string[], warnings: readonly string[] = []) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    const also = warnings.length === 0 ? [] : ['Also look at:', ...listed(warnings)];
    super([`The environment has ${count}:`, ...listed(faults), ...also].join('\n'));
    this.faults = faults;
  }
}

const listed = (sentences: readonly string[]) => sentences.map((sentence) => `  - ${sentence}`);

/** The first administrator of a demo that only its own machine reaches. The password stands in public sources. */
const demoAdmin = { email: 'admin@example.org', password: 'Sangamam-2026!' };

/**
 * Reads the process's environment: an empty string counts as absent, secrets may come from files (`SMTP_URL_FILE`), and every
 * variable has a default that suits a laptop.
 *
 * @throws EnvironmentError naming every wrong value and every combination that does not fit.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const { given, faults: unreadable } = readSecretFiles(set);
  const parsed = variables.safeParse(given);
  const fromFiles = secretVariables.map((name) => `${name}_FILE`);
  const { misspelt, suspicious } = findUnknownVariables(set, [...Object.keys(variables.shape), ...fromFiles]);
  const faults = [
    ...unreadable,
    ...wrongValues(parsed.error?.issues ?? []),
    ...combinedFaults(given),
    ...publishedPasswordFaults(given),
    ...doubleFaults(given),
    ...misspelt,
  ];
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(faults, suspicious);
  return { ...toEnv(parsed.data), warnings: [...suspicious, ...forgottenSettings(given)] };
}

/** Defaults that suit a laptop and hardly a site that others use. */
function forgottenSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  const isInUse = given.SMTP_URL !== undefined || given.DATABASE_URL !== undefined;
  const warnings: string[] = [];
  if (isInUse && given.PUBLIC_URL === undefined) {
    warnings.push('PUBLIC_URL is not set: links in mails lead to localhost');
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    warnings.push('MAIL_FROM is not set: mails are sent from registration@example.org');
  }
  return warnings;
}

/** Whoever reads the sources knows the demo administrator's password: beyond this machine it opens nothing. */
function publishedPasswordFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST: host = '127.0.0.1', PUBLIC_URL: publicUrl = 'http://localhost' } = given;
  if (!/^https?:/u.test(publicUrl) || !URL.canParse(publicUrl)) return [];
  if (!isReachableFromOutside({ host, publicUrl })) return [];
  if (given.ADMIN_PASSWORD === demoAdmin.password) {
    return ['ADMIN_PASSWORD must not be the published one of the demo where other machines reach the site'];
  }
  if (given.DATABASE_URL !== undefined || given.ADMIN_PASSWORD !== undefined) return [];
  return [
    'ADMIN_PASSWORD (with ADMIN_EMAIL) must be set where other machines reach the site (by HOST or PUBLIC_URL): ' +
      'the demo administrator’s password is published',
  ];
}

/** A double of PayPal takes no money, and one of Google keeps no ticket: families of a site in use must not be sent to one. */
function doubleFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { HOST: host = '127.0.0.1', PUBLIC_URL: publicUrl = 'http://localhost' } = given;
  if (!URL.canParse(publicUrl) || !isReachableFromOutside({ host, publicUrl })) return [];
  return ['PAYPAL_BASE_URL', 'WALLET_GOOGLE_BASE_URL']
    .filter((name) => URL.canParse(given[name] ?? '') && isLoopbackHost(new URL(given[name] ?? '').hostname))
    .map((name) => `${name} may be a loopback address only while other machines cannot reach the site`);
}

/** One sentence for each variable, though several rules may find fault with it. */
function wrongValues(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  const sentences = new Map<string, string>();
  for (const {
    path: [variable],
    message,
  } of issues) {
    const name = String(variable);
    if (!sentences.has(name)) sentences.set(name, `${name} ${message}`);
  }
  return [...sentences.values()];
}

/** All four or none: `combinedFaults` has seen to that. */
function paypalOf(read: Variables): Env['paypal'] {
  const { PAYPAL_BASE_URL: baseUrl, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = read;
  const { PAYPAL_WEBHOOK_ID: webhookId } = read;
  if (!baseUrl || !clientId || !clientSecret || !webhookId) return undefined;
  return { baseUrl, clientId, clientSecret, webhookId };
}

/** All settings of a wallet or none: `combinedFaults` has seen to that. */
function walletsIn(read: Variables): Env['wallets'] {
  const {
    WALLET_GOOGLE_ISSUER: issuer,
    WALLET_GOOGLE_ACCOUNT: account,
    WALLET_GOOGLE_BASE_URL: baseUrl,
  } = read;
  return { apple: appleWalletIn(read), google: issuer && account ? { issuer, account, baseUrl } : undefined };
}

/** Both or none: `combinedFaults` has seen to that. */
function bouncesOf({ BOUNCE_ADDRESS: address, BOUNCE_MAILBOX: mailboxUrl }: Variables): Env['bounces'] {
  return address === undefined || mailboxUrl === undefined ? undefined : { address, mailboxUrl };
}

function toEnv(read: Variables): Omit<Env, 'warnings'> {
  const dataDir = path.resolve(read.DATA_DIR);
  const embedded = read.DATABASE_URL === undefined;
  const recipients = read.BACKUP_RECIPIENTS;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    reachableFromOutside: isReachableFromOutside({ host: read.HOST, publicUrl }),
    databaseUrl: read.DATABASE_URL,
    encryptionKeys: read.ENCRYPTION_KEYS,
    dataDir,
    backups:
      read.BACKUP_DIR === undefined
        ? undefined
        : { folder: path.resolve(read.BACKUP_DIR), keep: read.BACKUP_KEEP, recipients },
    backupRecipients: recipients,
    backupIdentities: read.BACKUP_IDENTITY,
    storageUrl: read.STORAGE_URL ?? pathToFileURL(path.join(dataDir, 'files')).href,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    bounces: bouncesOf(read),
    dkimSelectors: read.DKIM_SELECTOR,
    adminEmail: read.ADMIN_EMAIL ?? (embedded ? demoAdmin.email : undefined),
    adminPassword: read.ADMIN_PASSWORD ?? (embedded ? demoAdmin.password : undefined),
    namesAdministrator: read.ADMIN_EMAIL !== undefined,
    demo: read.DEMO ?? embedded,
    paypal: paypalOf(read),
    wallets: walletsIn(read),
    trustProxy: read.TRUST_PROXY,
    rateLimits: read.RATE_LIMITS ?? true,
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS,
    tracedAs: read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : read.OTEL_SERVICE_NAME,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
    development: read.NODE_ENV === 'development',
  };
}
