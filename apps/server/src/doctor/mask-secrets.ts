const secretNames = [
  'ADMIN_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'METRICS_TOKEN',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PGPASSWORD',
  'WALLET_APPLE_KEY',
  'WALLET_APPLE_KEY_PASSPHRASE',
  'WALLET_GOOGLE_ACCOUNT',
];
const addressNames = ['DATABASE_URL', 'SMTP_URL', 'BOUNCE_MAILBOX', 'STORAGE_URL'];

/** A shorter secret would blank innocent words. */
const shortestSecret = 4;

const mask = '***';

/**
 * Creates a function that masks in a text what must not be mailed to a helper: the secrets of these settings, passwords
 * in addresses, long random words such as tokens, and the part of email addresses that names a person.
 */
export function createMask(settings: Readonly<Record<string, string | undefined>>): (text: string) => string {
  const secrets = [
    ...secretNames.map((name) => settings[name]?.trim()),
    ...(settings['ENCRYPTION_KEYS']?.split(',') ?? []).map((key) => key.trim()),
    ...addressNames.flatMap((name) => passwordsOf(settings[name])),
  ]
    .filter((secret) => secret !== undefined && secret.length >= shortestSecret)
    .toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0)) as string[];
  return (text) =>
    secrets
      .reduce((masked, secret) => masked.replaceAll(secret, mask), text)
      .replaceAll(/(?<start>:\/\/[^\s:/@]*):[^\s@/]+@/gu, `$<start>:${mask}@`)
      .replaceAll(/[\w.+%'-]+@(?<domain>[\w-]+(?:\.[\w-]+)+)/gu, `${mask}@$<domain>`)
      .replaceAll(/(?<![\w/.-])[\w-]{40,}(?![\w/.-])/gu, mask);
}

/** The password of an address as it is written, and as it is meant. */
function passwordsOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
