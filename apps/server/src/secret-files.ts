import { readFileSync } from 'node:fs';

/** The variables that hold a secret, an address with one in it, or a file of several lines that belongs to one. */
export const secretVariables = [
  'DATABASE_URL',
  'ENCRYPTION_KEYS',
  'SMTP_URL',
  'BOUNCE_MAILBOX',
  'STORAGE_URL',
  'ADMIN_PASSWORD',
  'PAYPAL_CLIENT_SECRET',
  'WALLET_APPLE_CERTIFICATE',
  'WALLET_APPLE_KEY',
  'WALLET_APPLE_KEY_PASSPHRASE',
  'WALLET_APPLE_WWDR',
  'WALLET_GOOGLE_ACCOUNT',
  'METRICS_TOKEN',
  'BACKUP_IDENTITY',
] as const;

/** The environment with secrets read from files, and a sentence for each file that could not be read. */
export interface WithSecrets {
  given: Record<string, string | undefined>;
  faults: string[];
}

/**
 * Reads secrets from files: `DATABASE_URL_FILE` names a file with the value of `DATABASE_URL`, as container platforms and
 * systemd's credentials hand secrets over. A line end after the value does not count. Sentences name the file, never what is in it.
 */
export function readSecretFiles(source: Readonly<Record<string, string | undefined>>): WithSecrets {
  const given = { ...source };
  const faults: string[] = [];
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`];
    delete given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE must not both be set`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').replace(/\r?\n$/u, '');
      if (value.trim() === '') faults.push(`${name}_FILE names an empty file: ${file}`);
      else given[name] = value;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      faults.push(`${name}_FILE names a file that cannot be read (${code}): ${file}`);
    }
  }
  return { given, faults };
}
