import { generateKeyPairSync } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { readEnv } from '#server/env.ts';
import { dkimRecord } from '#test/fixtures/dkim-record.ts';
import { startNameServer, type NameServer, type TextRecord } from '#test/servers/name-server.ts';

import { checkSender } from './check-sender.ts';

let nameServer: NameServer;
beforeAll(async () => {
  nameServer = await startNameServer({});
});
afterAll(() => nameServer.close());
beforeEach(() => {
  nameServer.records = {};
});

/** The lines of the report about DKIM of bad.test, which has these records by selector. */
async function examine(
  records: Record<string, TextRecord[]>,
  selectors?: string,
  { servers = [nameServer.address], ms = 5_000 } = {},
): Promise<string[]> {
  nameServer.records = Object.fromEntries(
    Object.entries(records).map(([selector, texts]) => [`${selector}._domainkey.bad.test`, texts]),
  );
  const env = readEnv({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Us <us@bad.test>',
    DKIM_SELECTOR: selectors ?? '',
  });
  return (await checkSender(env, { servers, ms }))
    .filter(({ check }) => check === 'dkim')
    .map(({ level, message, advice }) => `${level}: ${message}${advice === undefined ? '' : ` → ${advice}`}`);
}
const line = (pattern: RegExp) => expect.stringMatching(pattern) as string;

const good = dkimRecord();
const short = dkimRecord(1024);
const tooShort = dkimRecord(768);

function ed25519Record(): string {
  const { publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return `v=DKIM1; k=ed25519; p=${Buffer.from(x, 'base64url').toString('base64')}`;
}

describe('the DKIM key at a named selector', () => {
  it('is in order as RSA of 2048 bits in several strings, and as Ed25519', async () => {
    expect(good.length).toBeGreaterThan(1);
    expect(await examine({ mine: [good] }, 'mine')).toEqual([
      'ok: bad.test has a DKIM key at mine (RSA, 2048 bits).',
    ]);
    expect(await examine({ mine: [ed25519Record()] }, 'mine')).toEqual([
      'ok: bad.test has a DKIM key at mine (Ed25519).',
    ]);
  });

  it('is in order without v= and k=, with spaces in it, and in the form of PKCS #1', async () => {
    const [content = ''] = dkimRecord(2048, '').join('').split('p=').slice(1);
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'pkcs1', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    for (const text of [
      `p=${content}`,
      ` v = DKIM1 ;k=rsa; t=s; p= ${content.slice(0, 90)} \t${content.slice(90)} ; n=a note;`,
      `v=DKIM1; p=${publicKey.toString('base64')}`,
    ])
      expect(await examine({ mine: [text.match(/.{1,255}/gu) ?? []] }, 'mine')).toEqual([
        'ok: bad.test has a DKIM key at mine (RSA, 2048 bits).',
      ]);
  });

  it('is found behind an alias (CNAME)', async () => {
    nameServer.aliases['mine._domainkey.bad.test'] = 'theirs._domainkey.bad.test';
    onTestFinished(() => {
      delete nameServer.aliases['mine._domainkey.bad.test'];
    });
    expect(await examine({ mine: [good] }, 'mine')).toEqual([
      line(/^warning: bad\.test has no DKIM key at mine/u),
    ]);
    expect(await examine({ theirs: [good] }, 'mine')).toEqual([
      line(/^ok: bad\.test has a DKIM key at mine/u),
    ]);
  });

  it('is a warning where it is missing, of each selector by itself', async () => {
    expect(await examine({ one: [good], google: [good] }, 'one, two')).toEqual([
      'ok: bad.test has a DKIM key at one (RSA, 2048 bits).',
      'warning: bad.test has no DKIM key at two: receivers cannot verify its mails. → Add the record at ' +
        'two._domainkey.bad.test that your mail provider shows, or correct DKIM_SELECTOR.',
    ]);
  });

  it('is an error where it is revoked', async () => {
    for (const text of ['v=DKIM1; p=', 'v=DKIM1; k=rsa; p= ;'])
      expect(await examine({ mine: [text] }, 'mine')).toEqual([
        line(/^error: The DKIM key of bad\.test at mine is revoked .* → Publish the key that signs/u),
      ]);
  });

  it.each<[string, TextRecord]>([
    ['has lost its second string', good.slice(0, 1)],
    [
      'has lost its first letters',
      good
        .join('')
        .replace(/p=../u, 'p=')
        .match(/.{1,255}/gu) ?? [],
    ],
    ['is the text of a PEM file', 'v=DKIM1; p=-----BEGIN PUBLIC KEY-----'],
    ['has backslashes', String.raw`v=DKIM1\; k=rsa\; p=MIIB`],
    ['has no p=', 'v=DKIM1; k=rsa'],
    ['has an unknown kind of key', 'v=DKIM1; k=dsa; p=MIIB'],
    ['is an Ed25519 key of 3 bytes', 'v=DKIM1; k=ed25519; p=MIIB'],
    ['calls an Ed25519 key RSA', ed25519Record().replace('k=ed25519', 'k=rsa')],
    ['is of SPF', 'v=spf1 -all'],
  ])('is an error where the record %s', async (_name, record) => {
    expect(await examine({ mine: [record] }, 'mine')).toEqual([
      line(
        /^error: The DKIM record of bad\.test at mine has no key that receivers can read\. → Copy the whole/u,
      ),
    ]);
  });

  it('is a warning below 2048 bits and an error below 1024', async () => {
    expect(await examine({ mine: [short] }, 'mine')).toEqual([
      line(/^warning: The DKIM key of bad\.test at mine has 1024 bits, .* → Let .* 2048 bits\.$/u),
    ]);
    expect(await examine({ mine: [tooShort] }, 'mine')).toEqual([
      line(/^error: The DKIM key of bad\.test at mine has only 768 bits: receivers ignore it\. → Let/u),
    ]);
  });

  it('is a warning beside another one, but not beside records of other things', async () => {
    expect(await examine({ mine: [good, short] }, 'mine')).toEqual([
      line(/^warning: bad\.test has 2 DKIM records at mine: .* → Leave the one/u),
    ]);
    expect(await examine({ mine: ['v=spf1 -all', good] }, 'mine')).toEqual([line(/^ok: /u)]);
  });

  it('is a warning where no name server answers', async () => {
    const silent = await startNameServer({});
    onTestFinished(() => silent.close());
    silent.silence();
    expect(await examine({}, 'one,two', { servers: [silent.address], ms: 400 })).toEqual([
      'warning: DKIM of bad.test at one could not be looked up. → Run it again where name servers can be reached.',
      'warning: DKIM of bad.test at two could not be looked up. → Run it again where name servers can be reached.',
    ]);
  });
});

describe('without a named selector', () => {
  it('keys at the common ones are found', async () => {
    expect(await examine({ selector2: [good], k1: [short], mine: [tooShort] })).toEqual([
      'ok: bad.test has a DKIM key at selector2 (RSA, 2048 bits).',
      line(/^warning: The DKIM key of bad\.test at k1 has 1024 bits/u),
    ]);
  });

  it('a revoked or broken one beside a usable one is no matter, and an error alone', async () => {
    const old = { google: ['v=DKIM1; p='], mail: ['v=DKIM1; p=?'] };
    expect(await examine({ ...old, s1: [good] })).toEqual([line(/^ok: bad\.test has a DKIM key at s1/u)]);
    expect(await examine(old)).toEqual([
      line(/^error: The DKIM key of bad\.test at google is revoked .* or set DKIM_SELECTOR/u),
      line(/^error: The DKIM record of bad\.test at mail has no key/u),
    ]);
  });

  it('records that are the same at several selectors, as of a wildcard, are one line', async () => {
    expect(await examine({ default: ['v=DKIM1; p='], dkim: ['v=DKIM1; p='] })).toEqual([
      line(/^error: The DKIM key of bad\.test at default, dkim is revoked/u),
    ]);
  });

  it('none is a warning that tells how to name one, also beside records of other things', async () => {
    for (const records of [{}, { google: ['v=spf1 -all'], mail: ['v=DMARC1; p=none'], dkim: ['hello'] }])
      expect(await examine(records)).toEqual([
        line(
          /^warning: bad\.test has no DKIM key at the common selectors \(google, .*\); .*Amazon SES.* → Set DKIM_SELECTOR to/u,
        ),
      ]);
  });
});
