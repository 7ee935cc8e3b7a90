import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';

import { appleSettings, googleSettings } from '#test/fixtures/wallet-certificates.ts';

import { EnvironmentError, readEnv } from './env.ts';

function faultsOf(source: NodeJS.ProcessEnv): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

const administrator = { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Correct-horse-1' };

const bounces = { BOUNCE_ADDRESS: 'bounces@example.org', BOUNCE_MAILBOX: 'imaps://a:b@imap.example.org' };

describe('readEnv', () => {
  it('takes a folder for backups, and how many days, weeks and months of them stay', () => {
    expect(readEnv({ BACKUP_DIR: '/backups' }).backups).toEqual({
      folder: '/backups',
      keep: { days: 7, weeks: 5, months: 12 },
      recipients: [],
    });
    expect(readEnv({ BACKUP_DIR: '/backups', BACKUP_KEEP: '3,0,1' }).backups?.keep).toEqual({
      days: 3,
      weeks: 0,
      months: 1,
    });
    for (const BACKUP_KEEP of ['0,5,12', '7', '7,5,-1', '7,5,12,1'])
      expect(() => readEnv({ BACKUP_KEEP })).toThrow('BACKUP_KEEP must be numbers of days, weeks and months');
  });

  it('takes keys of age for backups, and refuses what is none', () => {
    const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
    expect(readEnv({ BACKUP_DIR: '/backups', BACKUP_RECIPIENTS: recipient })).toMatchObject({
      backups: { recipients: [recipient] },
      backupRecipients: [recipient],
    });
    for (const BACKUP_RECIPIENTS of ['age1', `${recipient},`, 'ssh-ed25519 AAAA'])
      expect(() => readEnv({ BACKUP_RECIPIENTS })).toThrow('BACKUP_RECIPIENTS must be public keys of age');
    expect(() => readEnv({ BACKUP_IDENTITY: recipient })).toThrow(
      'BACKUP_IDENTITY must be private keys of age',
    );
  });

  it('has a default for everything', () => {
    expect(readEnv({})).toStrictEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      reachableFromOutside: false,
      databaseUrl: undefined,
      encryptionKeys: undefined,
      dataDir: path.resolve('data'),
      backups: undefined,
      backupRecipients: [],
      backupIdentities: [],
      storageUrl: pathToFileURL(path.resolve('data', 'files')).href,
      smtpUrl: undefined,
      mailFrom: 'Sangamam <registration@example.org>',
      bounces: undefined,
      dkimSelectors: undefined,
      adminEmail: 'admin@example.org',
      adminPassword: expect.any(String) as string,
      namesAdministrator: false,
      demo: true,
      paypal: undefined,
      wallets: { apple: undefined, google: undefined },
      trustProxy: false,
      rateLimits: true,
      shutdownDelayMs: 500,
      tracedAs: undefined,
      metricsToken: undefined,
      logLevel: 'info',
      development: false,
      warnings: [],
    });
  });

  it.each<[string, NodeJS.ProcessEnv, Partial<ReturnType<typeof readEnv>>]>([
    ['empty strings count as absent', { PORT: '', DATABASE_URL: ' ', DEMO: '' }, readEnv({})],
    [
      'the public address follows the port',
      { PORT: '8080' },
      { port: 8080, publicUrl: 'http://localhost:8080' },
    ],
    [
      'a trailing slash goes',
      { PUBLIC_URL: 'https://meet.example.org/', ...administrator },
      { publicUrl: 'https://meet.example.org', reachableFromOutside: true },
    ],
    [
      'a database of its own has neither demo nor demo admin',
      { DATABASE_URL: 'postgres://u:p@db/sangamam' },
      {
        databaseUrl: 'postgres://u:p@db/sangamam',
        demo: false,
        adminEmail: undefined,
        adminPassword: undefined,
      },
    ],
    ['unless asked for', { DATABASE_URL: 'postgresql://db/x', DEMO: 'on' }, { demo: true }],
    ['the demo can be switched off', { DEMO: 'off' }, { demo: false }],
    [
      'the administrator is named',
      { ADMIN_EMAIL: ' Boss@Example.org', ADMIN_PASSWORD: 'Correct-horse-1' },
      { adminEmail: 'boss@example.org', adminPassword: 'Correct-horse-1', namesAdministrator: true },
    ],
    ['files go to S3', { STORAGE_URL: 's3://bucket/prefix' }, { storageUrl: 's3://bucket/prefix' }],
    [
      'the sender has a name',
      { MAIL_FROM: 'Team <team@example.org>' },
      { mailFrom: 'Team <team@example.org>' },
    ],
    [
      'the sender has no name and gets ours',
      { MAIL_FROM: 'team@example.org' },
      { mailFrom: 'Sangamam <team@example.org>' },
    ],
    ['one DKIM key', { DKIM_SELECTOR: 'google' }, { dkimSelectors: ['google'] }],
    [
      'several DKIM keys',
      { DKIM_SELECTOR: ' s1.mail , 20230601,key_2' },
      { dkimSelectors: ['s1.mail', '20230601', 'key_2'] },
    ],
    ['one proxy', { TRUST_PROXY: 'on' }, { trustProxy: 1 }],
    ['two proxies', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
    ['named proxies', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['limits are off on loopback', { RATE_LIMITS: 'off', HOST: '::1' }, { rateLimits: false }],
    [
      'development',
      { NODE_ENV: 'development', LOG_LEVEL: 'debug' },
      { development: true, logLevel: 'debug' },
    ],
  ])('%s', (_name, source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ ENCRYPTION_KEYS: 'dG9vIHNob3J0' }, /^ENCRYPTION_KEYS must be 32 random bytes in base64/u],
    [{ PORT: 'abc' }, /^PORT must be a port/u],
    [{ PORT: '70000' }, /^PORT must be a port/u],
    [{ PORT: '0x10' }, /^PORT must be a port/u],
    [{ PUBLIC_URL: 'ftp://example.org' }, /^PUBLIC_URL must be an http/u],
    [{ PUBLIC_URL: 'http://localhost/sangamam' }, /^PUBLIC_URL must have no path/u],
    [{ DATABASE_URL: 'mysql://db/x' }, /^DATABASE_URL must be a postgres/u],
    [{ STORAGE_URL: './files' }, /^STORAGE_URL must be/u],
    [{ SMTP_URL: '127.0.0.1:2525' }, /^SMTP_URL must be/u],
    [{ ...bounces, BOUNCE_ADDRESS: 'bounces' }, /^BOUNCE_ADDRESS must be an e-mail address/u],
    [{ ...bounces, BOUNCE_MAILBOX: 'imap.example.org' }, /^BOUNCE_MAILBOX must be an imap/u],
    [{ ...bounces, BOUNCE_MAILBOX: 'pop3://a:b@mail' }, /^BOUNCE_MAILBOX must be an imap/u],
    [{ ...bounces, BOUNCE_MAILBOX: 'imaps://imap.example.org' }, /^BOUNCE_MAILBOX must have user/u],
    [{ BOUNCE_ADDRESS: 'bounces@example.org' }, /^BOUNCE_ADDRESS and BOUNCE_MAILBOX must be set together/u],
    [{ MAIL_FROM: 'Team' }, /^MAIL_FROM must be an e-mail address/u],
    [{ MAIL_FROM: 'Team <team@example.org>\r\nBcc: x@example.org' }, /^MAIL_FROM must be an e-mail address/u],
    [{ DKIM_SELECTOR: 'google._domainkey.example.org' }, /^DKIM_SELECTOR must be a selector alone/u],
    [{ DKIM_SELECTOR: 'google,' }, /^DKIM_SELECTOR must be a selector alone/u],
    [{ DKIM_SELECTOR: 'my key' }, /^DKIM_SELECTOR must be a selector alone/u],
    [{ DKIM_SELECTOR: 'a'.repeat(64) }, /^DKIM_SELECTOR must be a selector alone/u],
    [{ DKIM_SELECTOR: 'a,b,c,d,e,f,g,h,i,j,k' }, /^DKIM_SELECTOR .* at most 10/u],
    [{ DKIM_SELECTORS: 'google' }, /^DKIM_SELECTORS is not a setting; did you mean DKIM_SELECTOR\?/u],
    [{ DEMO: 'maybe' }, /^DEMO must be on or off/u],
    [{ TRUST_PROXY: 'everyone' }, /^TRUST_PROXY must be off, on/u],
    [{ TRUST_PROXY: '10.0.0.0/64' }, /^TRUST_PROXY must be off, on/u],
    [{ SHUTDOWN_DELAY_MS: '20000' }, /^SHUTDOWN_DELAY_MS must be milliseconds/u],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be at least 16/u],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/u],
    [{ ADMIN_EMAIL: 'boss@example.org' }, /^ADMIN_EMAIL and ADMIN_PASSWORD must be set together/u],
    [{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD Password must be/u],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0', ...administrator }, /^RATE_LIMITS may be off only/u],
    [{ RATE_LIMITS: 'off', HOST: '127.evil.example', ...administrator }, /^RATE_LIMITS may be off only/u],
  ])('refuses %j', (source, sentence) => {
    expect(faultsOf(source)).toStrictEqual([expect.stringMatching(sentence)]);
  });

  describe.each<[string, NodeJS.ProcessEnv]>([
    ['HOST is every address of the machine', { HOST: '0.0.0.0' }],
    ['HOST is an address of the network', { HOST: '192.168.1.20', DEMO: 'off' }],
    ['PUBLIC_URL is https', { PUBLIC_URL: 'https://localhost:8443' }],
    ['PUBLIC_URL is not this machine', { PUBLIC_URL: 'http://reg.example.com', DEMO: 'off' }],
  ])('on the embedded database, when %s', (_name, source) => {
    it('the administrator must be named', () => {
      expect(faultsOf(source)).toStrictEqual([expect.stringMatching(/^ADMIN_PASSWORD .*must be set/u)]);
      expect(readEnv({ ...source, ...administrator }).reachableFromOutside).toBe(true);
    });

    it('the published password is refused', () => {
      const published = { ...administrator, ADMIN_PASSWORD: readEnv({}).adminPassword };
      expect(faultsOf({ ...source, ...published })).toStrictEqual([
        expect.stringMatching(/^ADMIN_PASSWORD must not be the published one/u),
      ]);
      expect(faultsOf({ ...source, ...published, DATABASE_URL: 'postgres://db/x' })).toHaveLength(1);
    });
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://sangamam.localhost' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('%j stays on this machine', (source) => {
    expect(readEnv(source)).toMatchObject({ reachableFromOutside: false, adminEmail: 'admin@example.org' });
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['ENCRYPTION_KEY', 'ENCRYPTION_KEYS'],
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['PUBLICURL', 'PUBLIC_URL'],
  ])('%s stops the start: %s is meant', (name, meant) => {
    expect(faultsOf({ [name]: 'hunter2', PORT: 'x' })).toStrictEqual([
      expect.stringMatching(/^PORT /u),
      `${name} is not a setting; did you mean ${meant}?`,
    ]);
  });

  it('a variable that is only named like ours is mentioned', () => {
    const given = { SMTP_HOST: 'mail', DATABASE_POOL_SIZE: '5', HOME: '/root', POST: '1', AMQP_URL: 'x' };
    const mentioned = [
      'SMTP_HOST is not a setting and was ignored',
      'DATABASE_POOL_SIZE is not a setting and was ignored',
    ];
    expect(readEnv(given).warnings).toStrictEqual(mentioned);
    expect(() => readEnv({ ...given, PORT: 'x' })).toThrow(mentioned[0]);
  });

  it('names settings that were probably forgotten on a site that others use', () => {
    const forgotten = [
      expect.stringMatching(/^PUBLIC_URL is not set/u) as string,
      expect.stringMatching(/^MAIL_FROM is not set/u) as string,
    ];
    expect(readEnv({ SMTP_URL: 'smtp://mail' }).warnings).toEqual(forgotten);
    expect(readEnv({ DATABASE_URL: 'postgres://db/x' }).warnings).toEqual(forgotten.slice(0, 1));
    expect(readEnv({ PUBLIC_URL: 'http://localhost:3000' }).warnings).toEqual([]);
  });

  const apple = appleSettings({ passphrase: 'lotus-17' });
  const appleWallet = {
    WALLET_APPLE_PASS_TYPE: apple.passType,
    WALLET_APPLE_TEAM: apple.team,
    WALLET_APPLE_CERTIFICATE: apple.certificate,
    WALLET_APPLE_KEY: apple.key,
    WALLET_APPLE_KEY_PASSPHRASE: 'lotus-17',
    WALLET_APPLE_WWDR: apple.wwdr,
  };
  const { publicKey: _public, ...google } = googleSettings();
  const googleWallet = {
    WALLET_GOOGLE_ISSUER: google.issuer,
    WALLET_GOOGLE_ACCOUNT: JSON.stringify({ type: 'service_account', ...google.account }),
  };

  it('offers wallets with their settings', () => {
    expect(readEnv({ ...appleWallet, ...googleWallet }).wallets).toEqual({ apple, google });
    expect(readEnv(googleWallet).wallets).toEqual({ apple: undefined, google });
    const baseUrl = 'http://127.0.0.1:4400';
    expect(readEnv({ ...googleWallet, WALLET_GOOGLE_BASE_URL: baseUrl }).wallets.google).toEqual({
      ...google,
      baseUrl,
    });
  });

  it.each([
    [{ WALLET_APPLE_WWDR: '' }, 'WALLET_APPLE_WWDR must be set, too'],
    [{ WALLET_APPLE_PASS_TYPE: 'org.example' }, 'WALLET_APPLE_PASS_TYPE must be a pass type of Apple'],
    [
      { WALLET_APPLE_PASS_TYPE: 'pass.org.example.other' },
      'WALLET_APPLE_CERTIFICATE is not of the pass type',
    ],
    [{ WALLET_APPLE_TEAM: 'ZZZZZZZZZZ' }, 'WALLET_APPLE_CERTIFICATE is not of the pass type and the team'],
    [{ WALLET_APPLE_CERTIFICATE: 'none' }, 'WALLET_APPLE_CERTIFICATE must be a certificate in PEM'],
    [{ WALLET_APPLE_WWDR: appleSettings().wwdr }, 'WALLET_APPLE_WWDR is not the certificate of Apple that'],
    [{ WALLET_APPLE_KEY: appleSettings().key }, 'WALLET_APPLE_KEY is not the key of'],
    [{ WALLET_APPLE_KEY_PASSPHRASE: 'lotus-18' }, 'WALLET_APPLE_KEY must be a private key in PEM that'],
    [{ WALLET_GOOGLE_ISSUER: '' }, 'WALLET_GOOGLE_ISSUER and WALLET_GOOGLE_ACCOUNT must be set together'],
    [{ WALLET_GOOGLE_ACCOUNT: '{}' }, 'WALLET_GOOGLE_ACCOUNT must be the JSON file of a service account'],
    [
      { WALLET_GOOGLE_ACCOUNT: 'secret-7' },
      'WALLET_GOOGLE_ACCOUNT must be the JSON file of a service account',
    ],
    [
      { WALLET_GOOGLE_BASE_URL: 'https://wallet.example.org' },
      'WALLET_GOOGLE_BASE_URL must be a loopback address',
    ],
    [
      {
        WALLET_GOOGLE_BASE_URL: 'http://127.0.0.1:4400',
        PUBLIC_URL: 'https://meet.example.org',
        ...administrator,
      },
      'WALLET_GOOGLE_BASE_URL may be a loopback address only while',
    ],
  ])('refuses settings of wallets with %j', (change, sentence) => {
    const faults = faultsOf({ ...appleWallet, ...googleWallet, ...change });
    expect(faults).toStrictEqual([expect.stringContaining(sentence)]);
    expect(faults.join(' ')).not.toMatch(/lotus|PRIVATE|secret-7/u);
  });

  it('refuses a passphrase alone', () => {
    expect(faultsOf({ WALLET_APPLE_KEY_PASSPHRASE: 'lotus-17' })).toStrictEqual([
      expect.stringContaining('WALLET_APPLE_WWDR must be set, too'),
    ]);
  });

  const paypal = {
    PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
    PAYPAL_CLIENT_ID: 'AcLient-id_1',
    PAYPAL_CLIENT_SECRET: 'EsEcret-1',
    PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
  };

  it('offers PayPal with its four settings', () => {
    expect(readEnv(paypal).paypal).toEqual({
      baseUrl: 'https://api-m.sandbox.paypal.com',
      clientId: 'AcLient-id_1',
      clientSecret: 'EsEcret-1',
      webhookId: '8PT597110X687430LKGECATA',
    });
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_WEBHOOK_ID must be set, too'],
    [{ PAYPAL_BASE_URL: '', PAYPAL_CLIENT_ID: '' }, 'PAYPAL_BASE_URL, PAYPAL_CLIENT_ID must be set, too'],
    [{ PAYPAL_BASE_URL: 'https://paypal.example.org' }, 'PAYPAL_BASE_URL must be https://api-m.paypal.com'],
    [{ PAYPAL_BASE_URL: 'http://api-m.paypal.com' }, 'PAYPAL_BASE_URL must be https://api-m.paypal.com'],
    [{ PAYPAL_BASE_URL: 'paypal' }, 'PAYPAL_BASE_URL must be https://api-m.paypal.com'],
    [{ PAYPAL_CLIENT_SECRET: 'two words' }, 'PAYPAL_CLIENT_SECRET must be as PayPal shows it'],
    [
      { PAYPAL_BASE_URL: 'http://127.0.0.1:4000', PUBLIC_URL: 'https://meet.example.org', ...administrator },
      'PAYPAL_BASE_URL may be a loopback address only while',
    ],
  ])('refuses settings of PayPal with %j', (change, sentence) => {
    const faults = faultsOf({ ...paypal, ...change });
    expect(faults).toStrictEqual([expect.stringContaining(sentence)]);
    expect(faults.join(' ')).not.toContain('EsEcret');
  });

  it('names every fault at once and repeats no secret', () => {
    const source = {
      PORT: 'x',
      SMTP_URL: 'hunter2@mail',
      ADMIN_PASSWORD: 'hunter2',
      METRICS_TOKEN: 'hunter2',
      HOST: '0.0.0.0',
      RATE_LIMITS: 'off',
    };
    expect(faultsOf(source)).toHaveLength(6);
    expect(() => readEnv(source)).toThrow(/6 faults:\n {2}- PORT/u);
    expect(() => readEnv(source)).not.toThrow(/hunter2/u);
  });
});
