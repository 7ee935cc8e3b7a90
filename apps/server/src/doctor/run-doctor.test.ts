import { randomBytes, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { pathToFileURL } from 'node:url';

import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { ownsStorage } from '#server/features/files/storage/storage-owner.ts';
import { raiseNotice, clearNotice } from '#server/features/notices/site-notices.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createDocumentedRoles } from '#test/database/documented-roles.ts';
import { runStatement } from '#test/database/run-statement.ts';
import { createEmptyDatabase } from '#test/database/test-database.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { dkimRecord } from '#test/fixtures/dkim-record.ts';
import { localhostCertificate } from '#test/fixtures/localhost-certificate.ts';
import { startDatabaseProxy } from '#test/servers/database-proxy.ts';
import { startImapServer, type ImapServer } from '#test/servers/imap-server.ts';
import { startMailServer, type MailServer } from '#test/servers/mail-server.ts';
import { startNameServer, type NameServer } from '#test/servers/name-server.ts';

import { presentReport } from './present-report.ts';
import { runDoctor, type DoctorOptions } from './run-doctor.ts';

let t: TestApp;
let mailServer: MailServer;
let mailbox: ImapServer;
let nameServer: NameServer;
/** The proxy in front of the site. */
const front = createTlsServer(localhostCertificate, (socket) => socket.end());
const trusted = [localhostCertificate.cert];
let folder: string;
let backups: string;
let adminId: string;
/** Of a site in which all is well. */
let healthy: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-doctor-'));
  backups = path.join(folder, 'backups');
  mkdirSync(backups);
  [t, mailServer, mailbox, nameServer] = await Promise.all([
    buildTestApp(),
    startMailServer(),
    startImapServer(),
    startNameServer({
      'sangamam.test': ['verification=1', 'v=spf1 include:mail.test -all'],
      'google._domainkey.sangamam.test': [dkimRecord()],
      '_dmarc.sangamam.test': ['v=DMARC1; p=none'],
    }),
  ]);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  await ownsStorage(t.ctx);
  ({ id: adminId } = await createStaff(t, 'ADMIN'));
  await t.database.pool.query(
    `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, 'sealed', now(), now())`,
    [adminId],
  );
  await t.database.pool.query('delete from graphile_worker._private_jobs');
  await t.database.pool.query('update outbox_mails set sent_at = now()');
  await writeBackup({
    databaseUrl: t.databaseUrl,
    storage: t.ctx.storage,
    folder: path.join(backups, 'today'),
  });
  healthy = {
    DATABASE_URL: t.databaseUrl,
    STORAGE_URL: pathToFileURL(t.filesFolder).href,
    PUBLIC_URL: `https://localhost:${(front.address() as AddressInfo).port}`,
    TRUST_PROXY: 'on',
    PORT: new URL(origin).port,
    SMTP_URL: mailServer.url,
    BOUNCE_ADDRESS: 'bounces@sangamam.test',
    BOUNCE_MAILBOX: mailbox.url,
    MAIL_FROM: 'Sangamam <us@sangamam.test>',
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  };
});
afterAll(async () => {
  front.close();
  await Promise.all([t.close(), mailServer.close(), mailbox.close(), nameServer.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The lines of the report that are not in order, after changes of the healthy site's settings. */
async function examine(
  changes: Record<string, string | undefined> = {},
  options: Partial<DoctorOptions> = {},
): Promise<string[]> {
  const settings = { ...healthy, ...changes };
  const report = await runDoctor({
    settings,
    backups,
    nameServers: [nameServer.address],
    authorities: trusted,
    ...options,
  });
  return report.findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, check, message, advice }) => `${level} ${check}: ${message} → ${advice}`);
}
const run = (statement: string) => runStatement(t.databaseUrl, statement);
const line = (pattern: RegExp) => expect.stringMatching(pattern) as string;

/** A digest of the rows of each table. */
async function digests(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const tables = await run(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  for (const { name } of tables as { name: string }[])
    found[name] = await run(
      `select md5(string_agg(t::text, '' order by t::text)) as digest from public."${name}" t`,
    );
  return found;
}

describe('a healthy site', () => {
  it('has no error, and no warning but for the role of the test database', async () => {
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    };
    const tasks = { 'tidy-limits': () => undefined };
    const jobs = await startJobs({ databaseUrl: t.databaseUrl, tasks, nightly: [], log });
    try {
      const found = await examine();
      expect(found.filter((text) => !text.startsWith('warning rights'))).toEqual([]);
    } finally {
      await jobs.stop();
    }
  });

  it('is reported with a line for each check, and nothing in it is changed', async () => {
    const before = await digests();
    const report = await runDoctor({
      settings: healthy,
      backups,
      nameServers: [nameServer.address],
      authorities: trusted,
    });
    expect(await digests()).toEqual(before);
    expect([...new Set(report.findings.map(({ check }) => check))].toSorted()).toEqual([
      'administrators',
      'backups',
      'bounces',
      'certificate',
      'clock',
      'database',
      'disk',
      'dkim',
      'dmarc',
      'mails',
      'migrations',
      'node',
      'notices',
      'proxy',
      'queue',
      'rights',
      'sessions',
      'settings',
      'site',
      'smtp',
      'spf',
      'storage',
      'storage mark',
      'transactions',
    ]);
    expect(presentReport(report)).toMatch(/^ok {2,}clock {2,}Database and machine have the same time\.$/mu);
  });

  it('sends a mail only to a named recipient', async () => {
    const before = mailServer.mails.length;
    await examine();
    expect(mailServer.mails.length).toBe(before);
    await examine({}, { mailTo: 'helper@example.org' });
    expect(mailServer.mails.at(-1)?.to).toEqual([{ address: 'helper@example.org', name: '' }]);
  });
});

describe('settings', () => {
  it('faults that stop a start are errors, without the other checks', async () => {
    const found = await examine({ PORT: '70000', DATABSE_URL: 'x', ADMIN_EMAIL: 'anna@example.org' });
    expect(found).toEqual([
      line(/^error settings: PORT must be a port from 0 to 65535\. → Correct it/u),
      line(/^error settings: ADMIN_EMAIL and ADMIN_PASSWORD must be set together/u),
      line(/^error settings: DATABSE_URL is not a setting; did you mean DATABASE_URL\? → Correct it/u),
    ]);
  });

  it('combinations that are probably not meant are warnings', async () => {
    const found = await examine({
      MAIL_FROM: undefined,
      ENCRYPTION_KEYS: undefined,
      TRUST_PROXY: undefined,
      DEMO: 'on',
      LOG_LEVEL: 'silent',
      MAIL_HOST: 'mail.test',
      ADMIN_EMAIL: 'anna@example.org',
      ADMIN_PASSWORD: 'Copper+Meadow+1891',
    });
    for (const pattern of [
      /^warning settings: MAIL_HOST is not a setting and was ignored\./u,
      /^warning settings: MAIL_FROM is not set/u,
      /^warning settings: ENCRYPTION_KEYS is not set: nobody .* → Set it to the output of: openssl rand/u,
      /^warning settings: The demo is on although .* → Set DEMO=off/u,
      /^warning settings: LOG_LEVEL is silent/u,
      /^warning proxy: PUBLIC_URL is https, .* → Set TRUST_PROXY=on/u,
      /^warning administrators: ADMIN_EMAIL and ADMIN_PASSWORD change nothing.* → Remove both/u,
    ])
      expect(found).toContainEqual(line(pattern));
  });

  it('a proxy that can be passed by, and a site without TLS, are warnings', async () => {
    expect(await examine({ HOST: '0.0.0.0' })).toContainEqual(
      line(/^warning proxy: TRUST_PROXY is set and HOST is 0\.0\.0\.0.* → Set HOST=127\.0\.0\.1/u),
    );
    expect(await examine({ PUBLIC_URL: 'http://sangamam.test' })).toContainEqual(
      line(/^warning proxy: .*passwords travel unencrypted\. → Put a proxy with TLS in front/u),
    );
  });
});

describe('the certificate', () => {
  const [until] = new X509Certificate(localhostCertificate.cert).validToDate.toISOString().split('T');
  const daysBefore = (days: number) => () =>
    new Date(new X509Certificate(localhostCertificate.cert).validToDate.getTime() - days * 24 * 60 * 60_000);

  it('one that nobody trusts, or of another name, is an error', async () => {
    expect(await examine({}, { authorities: [] })).toContainEqual(
      line(
        /^error certificate: Browsers do not accept the certificate of localhost:\d+: DEPTH_ZERO_SELF_SIGNED_CERT\./u,
      ),
    );
    const { port } = front.address() as AddressInfo;
    expect(await examine({ PUBLIC_URL: `https://127.0.0.1:${port}` })).toContainEqual(
      line(/^error certificate: .*127\.0\.0\.1:\d+: ERR_TLS_CERT_ALTNAME_INVALID\./u),
    );
  });

  it('one that ends within two weeks is a warning, one that has ended an error', async () => {
    expect(await examine({}, { now: daysBefore(15) })).not.toContainEqual(line(/certificate/u));
    expect(await examine({}, { now: daysBefore(13) })).toContainEqual(
      line(
        new RegExp(
          `^warning certificate: The certificate of localhost:\\d+ expires on ${until}\\. → Renew it`,
          'u',
        ),
      ),
    );
    expect(await examine({}, { now: daysBefore(-1) })).toContainEqual(
      line(
        new RegExp(
          `^error certificate: The certificate of localhost:\\d+ expired on ${until}\\. → Renew it`,
          'u',
        ),
      ),
    );
  });

  it('an address at which nothing speaks TLS is a warning', async () => {
    expect(await examine({ PUBLIC_URL: 'https://localhost:1' })).toContainEqual(
      line(
        /^warning certificate: No certificate could be read at localhost:1: .* → Check that the proxy runs/u,
      ),
    );
  });
});

describe('the database', () => {
  it('one that refuses connections, does not exist, is empty or of another application is an error', async () => {
    const empty = await createEmptyDatabase();
    const other = await createEmptyDatabase();
    onTestFinished(() => Promise.all([empty.drop(), other.drop()]).then(() => undefined));
    await runStatement(other.url, 'create table songs (id integer)');
    const cases: [string, RegExp][] = [
      [
        'postgres://nobody@127.0.0.1:1/none',
        /^error database: The database none at 127\.0\.0\.1:1 cannot be opened .*ECONNREFUSED.* → Check DATABASE_URL/u,
      ],
      [`${empty.url}_gone`, /^error database: .*does not exist.* → Check DATABASE_URL/u],
      [empty.url, /^error database: The database \S+ is empty\. → .*site -- migrate$/u],
      [other.url, /^error database: The database \S+ belongs to another application\./u],
    ];
    for (const [url, pattern] of cases)
      expect(await examine({ DATABASE_URL: url })).toContainEqual(line(pattern));
  });

  it('database, mail server and name server that accept and stay silent end the report within seconds', async () => {
    const proxy = await startDatabaseProxy(t.databaseUrl);
    const names = await startNameServer({});
    const silent = net.createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      silent.close();
      await Promise.all([proxy.close(), names.close()]);
    });
    proxy.swallowAll();
    names.silence();
    const { port } = silent.address() as AddressInfo;
    const since = performance.now();
    const found = await examine(
      { DATABASE_URL: proxy.url, SMTP_URL: `smtp://127.0.0.1:${port}`, PORT: String(port) },
      { nameServers: [names.address], limits: { answerMs: 1_000 } },
    );
    expect(performance.now() - since).toBeLessThan(10_000);
    for (const pattern of [
      /^error database: .*timeout/u,
      /^error smtp: The mail server cannot be used: No answer within 1 seconds/u,
      /^warning spf: SPF of sangamam\.test could not be looked up\. → Run it again/u,
      /^warning dkim: DKIM of sangamam\.test could not be looked up\. → Run it again/u,
      /^warning dmarc: DMARC of sangamam\.test could not be looked up/u,
      /^warning site: No site answers/u,
    ])
      expect(found).toContainEqual(line(pattern));
  });

  it('an older schema is an error, also of the site; a newer one is a warning', async () => {
    const shift = (ms: number) =>
      run(`update drizzle.__drizzle_migrations set created_at = created_at + ${ms}
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);
    await shift(-1);
    const older = await examine();
    expect(older).toContainEqual(line(/^error migrations: .*older schema.* → Run npm run site -- migrate/u));
    expect(older).toContainEqual(line(/^error site: .*not ready: Migrations are missing\./u));
    await shift(2);
    expect(await examine()).toContainEqual(line(/^warning migrations: A newer version/u));
    await shift(-1);
  });

  it('a role without its rights is an error, an owner of append-only tables a warning', async () => {
    const roles = await createDocumentedRoles();
    onTestFinished(() => roles.drop());
    const { owner, app } = await roles.createDatabase();
    await migrate(owner);
    await migrate(app);
    const rights = async (url: string) =>
      (await examine({ DATABASE_URL: url })).filter((text) => text.includes(' rights: '));
    expect(await rights(app)).toEqual([]);
    expect(await rights(owner)).toEqual([
      line(/^warning rights: The role \S+_owner owns arrival_events, audit_log, .* → See Two roles/u),
    ]);
    const role = new URL(app).username;
    await runStatement(owner, `revoke insert on orders from ${role}`);
    expect(await rights(app)).toEqual([
      line(/^error rights: The role \S+_app may not read and write orders\. → GRANT SELECT, INSERT/u),
    ]);
    await roles.run(`REVOKE ${role} FROM ${new URL(owner).username}`);
    expect(await rights(owner)).toContainEqual(
      line(/^error rights: The queue of jobs belongs to the role \S+_app/u),
    );
    const refused = await examine({ DATABASE_URL: owner });
    expect(refused).toContainEqual(
      line(
        /^error queue: The database refused a statement: permission denied for schema graphile_worker\. →/u,
      ),
    );
    expect(refused.join('\n')).not.toContain('Failed query');
  });

  it('a transaction that stays open, a wrong clock and an old server are reported', async () => {
    const client = new pg.Client(t.databaseUrl);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin');
    await client.query('select 1');
    const found = await examine(
      {},
      {
        now: () => new Date(Date.now() - 90_000),
        limits: { longTransactionMs: 0, oldestPostgres: 990_000, oldestNode: 99, scarceBytes: 2 ** 60 },
      },
    );
    for (const pattern of [
      /^warning transactions: Open for long: \d+.* → Find them in pg_stat_activity/u,
      /^warning clock: The clock of the database is (?:89|90|91) seconds ahead .* → Switch time synchronisation on/u,
      /^error database: PostgreSQL \S+.* too old: the site needs 99\. → Back up/u,
      /^error node: Node \S+ is too old: .* → Start it with npm start/u,
      /^warning disk: \d\S+ [GM]B free at .* → Make room/u,
    ])
      expect(found).toContainEqual(line(pattern));
    expect(await examine({}, { limits: { emptyBytes: 2 ** 60 } })).toContainEqual(line(/^error disk:/u));
  });
});

describe('jobs and mails', () => {
  it('jobs that nobody works on, failed ones and a missing process are reported', async () => {
    await run("select graphile_worker.add_job('tidy-limits', run_at => now() - interval '6 minutes')");
    await run("select graphile_worker.add_job('sweep-files')");
    await run(`select graphile_worker.permanently_fail_jobs(array_agg(id), 'no') from graphile_worker.jobs
      where task_identifier = 'sweep-files'`);
    const found = await examine();
    for (const pattern of [
      /^error queue: Jobs have waited since 20\S+ and nobody works on them\. → Start the site/u,
      /^warning queue: Failed for good: 1 \(sweep-files\), .* → Read why with npm run site -- jobs list/u,
      /^warning queue: No process works on the queue/u,
    ])
      expect(found).toContainEqual(line(pattern));
    await run('delete from graphile_worker._private_jobs');
  });

  it('mails that are late, were given up or were written without a mail server are reported', async () => {
    for (const dedupeKey of ['late', 'dead', 'held'])
      await queueMail(t.ctx, {
        to: { address: 'annamma@example.org' },
        kind: 'contact.answer',
        subject: 'Hi',
        html: 'Hi',
        text: 'Hi',
        dedupeKey,
      });
    await run(`update outbox_mails set created_at = now() - interval '1 hour', attempts = 1,
      last_error = 'Mailbox of annamma@example.org is full' where dedupe_key = 'late'`);
    await run("update outbox_mails set dead_at = now() where dedupe_key = 'dead'");
    await run(`select graphile_worker.remove_job(j.key) from graphile_worker.jobs j
      where j.key <> (select 'mail:' || id from outbox_mails where dedupe_key = 'late')`);
    const found = await examine();
    for (const pattern of [
      /^error mails: Late: 1, .*\(Mailbox of \*\*\*@example\.org is full\)\. → See the lines about smtp/u,
      /^warning mails: Given up: 1\. → .*mails resend --only failed$/u,
      /^warning mails: Written without a mail server: 1\. → .*mails resend --only held$/u,
    ])
      expect(found).toContainEqual(line(pattern));
    await run('update outbox_mails set sent_at = now(), dead_at = null');
    await run('delete from graphile_worker._private_jobs');
  });

  it('notices of the site are warnings', async () => {
    await raiseNotice(t.ctx, 'keys.lost', 'A key is lost.');
    expect(await examine()).toContainEqual(line(/^warning notices: keys\.lost: A key is lost\./u));
    await clearNotice(t.ctx, 'keys.lost');
  });

  it('a mail server that cannot be reached, refuses the login or refuses a mail is an error', async () => {
    expect(await examine({ SMTP_URL: 'smtp://127.0.0.1:1' })).toContainEqual(
      line(/^error smtp: .*ECONNREFUSED.* → Check host and port of SMTP_URL/u),
    );
    const strict = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) => done(new Error(`Not ${password} of anna@mail.test`)),
    });
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => strict.close(() => resolve())));
    const { port } = strict.server.address() as AddressInfo;
    const smtpUrl = `smtp://anna%40mail.test:Copper-Meadow@127.0.0.1:${port}`;
    const file = path.join(folder, 'smtp-url');
    writeFileSync(file, `${smtpUrl}\n`);
    for (const settings of [{ SMTP_URL: smtpUrl }, { SMTP_URL: '', SMTP_URL_FILE: file }])
      expect(await examine(settings)).toContainEqual(
        line(/^error smtp: .*Not \*\*\* of \*\*\*@mail\.test.* → Correct user and/u),
      );
    mailServer.behave('unknown');
    expect(await examine({}, { mailTo: 'helper@example.org' })).toContainEqual(
      line(/^error test mail: .*Answered with 550.* → Ask its provider/u),
    );
    mailServer.behave('taking');
  });

  it('a sender without SPF and DMARC, with two SPF records, or that allows everybody, is a warning', async () => {
    const sender = (texts: string[] | undefined) => {
      if (texts === undefined) delete nameServer.records['bad.test'];
      else nameServer.records['bad.test'] = texts;
      return examine({ MAIL_FROM: 'us@bad.test' });
    };
    const missing = await sender(undefined);
    expect(missing).toContainEqual(line(/^warning spf: bad\.test has no SPF record.* → Add a TXT record/u));
    expect(missing).toContainEqual(
      line(/^warning dmarc: bad\.test has no DMARC record\. → Add a TXT record/u),
    );
    expect(await sender(['v=spf1 mx -all', 'v=spf1 a -all'])).toContainEqual(
      line(/^warning spf: bad\.test has 2 SPF records/u),
    );
    expect(await sender(['v=spf1 +all'])).toContainEqual(line(/^warning spf: .*allows every sender/u));
  });
});

describe('the mailbox of mails that come back', () => {
  it('that is missing is a warning, one that cannot be opened an error', async () => {
    expect(await examine({ BOUNCE_ADDRESS: undefined, BOUNCE_MAILBOX: undefined })).toContainEqual(
      line(/^warning bounces: Mails that come back are not read.* → Set BOUNCE_ADDRESS and BOUNCE_MAILBOX/u),
    );
    mailbox.behave('refusing-logins');
    onTestFinished(() => mailbox.behave('working'));
    const found = await examine();
    expect(found).toContainEqual(
      line(/^error bounces: The mailbox .* cannot be opened: .* → Check host, port, user/u),
    );
    expect(found.join()).not.toMatch(/Anchor|Willow/u);
  });

  it('whose name leaves no room for answers to letters is a warning', async () => {
    const named = { BOUNCE_ADDRESS: 'mails-that-come-back@sangamam.test' };
    expect(await examine(named)).toContainEqual(
      line(/^warning bounces: Answers to letters go to the contact address.* → Set BOUNCE_ADDRESS/u),
    );
  });

  it('that stays silent ends within seconds', async () => {
    mailbox.behave('silent');
    onTestFinished(() => mailbox.behave('working'));
    expect(await examine({}, { limits: { answerMs: 1_000 } })).toContainEqual(
      line(/^error bounces: .*No answer within 1 seconds/u),
    );
  });
});

describe('files, backups and people', () => {
  it('a storage that is missing, cannot be written or belongs to another site is an error', async () => {
    const at = (name: string) => ({ STORAGE_URL: pathToFileURL(path.join(folder, name)).href });
    expect(await examine(at('gone'))).toContainEqual(
      line(/^error storage: There is no folder .* → Set STORAGE_URL/u),
    );
    mkdirSync(path.join(folder, 'closed'));
    writeFileSync(path.join(folder, 'closed', 'tm'), 'in the way');
    const closed = await examine(at('closed'));
    expect(closed).toContainEqual(
      line(/^error storage: The file storage at .* cannot be used .* → Check STORAGE_URL/u),
    );
    expect(closed).toContainEqual(line(/^warning storage mark: .*has no mark/u));
    await createFolderStorage(path.join(folder, 'foreign')).claim('another');
    expect(await examine(at('foreign'))).toContainEqual(
      line(/^error storage mark: The file storage belongs to another database\. → Check DATABASE_URL/u),
    );
  });

  it('missing, old and incomplete backups are reported', async () => {
    mkdirSync(path.join(folder, 'none', 'begun'), { recursive: true });
    const none = await examine({}, { backups: path.join(folder, 'none') });
    expect(none).toContainEqual(line(/^error backups: \S+ has no backup\. → Set BACKUP_DIR/u));
    expect(none).toContainEqual(line(/^warning backups: \S+begun has no complete backup/u));
    expect(await examine({}, { backups: undefined })).toContainEqual(line(/^warning backups: .*--backups/u));
    expect(await examine({}, { limits: { staleBackupMs: -1 } })).toContainEqual(
      line(/^warning backups: The newest of 1/u),
    );
    expect(await examine({}, { limits: { oldBackupMs: -1 } })).toContainEqual(
      line(/^error backups: The newest of 1/u),
    );
    expect(await examine({}, { backups: path.join(folder, 'gone') })).toContainEqual(
      line(/^error backups: ENOENT/u),
    );
  });

  it('administrators without a second factor are a warning, and none at all an error', async () => {
    await run(`update second_factors set confirmed_at = null where user_id = '${adminId}'`);
    expect(await examine()).toContainEqual(
      line(/^warning administrators: Without a second factor: 1 of 1\. → Each sets one up/u),
    );
    await run(`update users set suspended_at = now() where id = '${adminId}'`);
    expect(await examine()).toContainEqual(
      line(/^error administrators: No administrator can sign in\. → npm run site -- admin create/u),
    );
    await run(`update users set suspended_at = null where id = '${adminId}'`);
    await run(`update second_factors set confirmed_at = now() where user_id = '${adminId}'`);
  });

  it('a site that does not run is a warning', async () => {
    expect(await examine({ PORT: '1' })).toContainEqual(
      line(/^warning site: No site answers at port 1 .* → Start it/u),
    );
  });
});
