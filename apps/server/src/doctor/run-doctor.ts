import { siteVersion } from '@sangamam/contract/site-version';

import { EnvironmentError, readEnv, type Env } from '#server/env.ts';
import { readSecretFiles } from '#server/secret-files.ts';

import { checkBackups } from './check-backups.ts';
import { checkBounces } from './check-bounces.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkDisks, checkNode } from './check-machine.ts';
import { checkMailServer } from './check-mail-server.ts';
import { checkSender } from './check-sender.ts';
import { checkProxy, checkSettings, reportWrongSettings } from './check-settings.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkSite } from './check-site.ts';
import { checkStorage } from './check-storage.ts';
import { examineDatabase } from './examine-database.ts';
import type { Finding } from './finding.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createMask } from './mask-secrets.ts';
import { runCheck } from './run-check.ts';

export interface DoctorOptions {
  /** The environment variables of the site. */
  settings: NodeJS.ProcessEnv;
  /** A folder that is a backup, or has some. */
  backups?: string | undefined;
  /** Who gets a test mail; nobody where absent. */
  mailTo?: string | undefined;
  /** Name servers to ask instead of those of the machine. */
  nameServers?: readonly string[];
  /** Authorities of certificates to trust instead of those of the machine. */
  authorities?: readonly string[];
  now?: () => Date;
  limits?: Partial<Limits>;
}

/** The state of an installation, without secrets and without anybody's address. */
export interface Report {
  at: string;
  /** Of the site. */
  version: string;
  findings: Finding[];
}

/**
 * Looks at everything that an installation needs. Nothing is changed but a small file in the storage, which is removed
 * again. Checks run at the same time, and each is given up after some seconds.
 */
export async function runDoctor(options: DoctorOptions): Promise<Report> {
  const { settings, now = () => new Date() } = options;
  // As the settings are read: an empty variable does not hide the file that is named beside it.
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value?.trim() !== ''));
  const mask = createMask({ ...set, ...readSecretFiles(set).given });
  const findings = await examine(options);
  return {
    at: now().toISOString(),
    version: siteVersion,
    findings: findings.map(({ message, advice, ...rest }) => ({
      ...rest,
      message: mask(message),
      ...(advice !== undefined && { advice: mask(advice) }),
    })),
  };
}

async function examine(options: DoctorOptions): Promise<Finding[]> {
  const limits = { ...defaultLimits, ...options.limits };
  const node = checkNode(process.versions.node, limits);
  let env: Env;
  try {
    env = readEnv(options.settings);
  } catch (error) {
    if (error instanceof EnvironmentError) return [...reportWrongSettings(error), ...node];
    throw error;
  }
  const { answerMs: ms, startMs } = limits;
  const backups = options.backups ?? env.backups?.folder;
  const { mailTo, nameServers: servers, authorities, now = () => new Date() } = options;
  const rest = await Promise.all([
    runCheck({ name: 'site', advice: 'See its log.', run: () => checkSite(env, ms / 2) }, ms),
    runCheck(
      {
        name: 'database',
        advice: 'Check DATABASE_URL, whether the server runs, and whether this machine may connect to it.',
        run: () => examineDatabase(env, now, limits),
      },
      env.databaseUrl === undefined ? startMs + 3 * ms : 4 * ms,
    ),
    runCheck(
      {
        name: 'storage',
        advice: 'Check STORAGE_URL, the rights of the user who runs the site there, and the space.',
        run: () => checkStorage(env.storageUrl),
      },
      ms,
    ),
    runCheck(
      { name: 'smtp', advice: 'Check SMTP_URL.', run: () => checkMailServer(env, { mailTo, ms }) },
      3 * ms,
    ),
    runCheck({ name: 'bounces', advice: 'Check BOUNCE_MAILBOX.', run: () => checkBounces(env, ms) }, 2 * ms),
    runCheck({ name: 'spf', advice: 'Run it again.', run: () => checkSender(env, { servers, ms }) }, ms),
    runCheck(
      {
        name: 'certificate',
        advice: 'Run it again.',
        run: () =>
          checkCertificate(env, { authorities, now: now(), ms: ms / 2, expiringMs: limits.certificateMs }),
      },
      ms,
    ),
    runCheck(
      {
        name: 'proxy',
        advice: 'Run it again.',
        run: () => checkPublicAddress(env, { authorities, ms: ms / 2 }),
      },
      ms,
    ),
    runCheck(
      {
        name: 'disk',
        advice: 'Check DATA_DIR and STORAGE_URL.',
        run: () => checkDisks(env, backups, limits),
      },
      ms,
    ),
    runCheck(
      {
        name: 'backups',
        advice: 'Check the folder of BACKUP_DIR, or the one after --backups.',
        run: () => checkBackups(backups, now(), limits),
      },
      ms,
    ),
  ]);
  return [...checkSettings(env, options.settings), ...node, ...checkProxy(env), ...rest.flat()];
}
