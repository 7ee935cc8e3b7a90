import { adminPaths } from '@sangamam/contract/admin-paths';
import { siteVersion } from '@sangamam/contract/site-version';
import type { DemoAccount } from '#seed/demo/demo-accounts.ts';

import type { Env } from './env.ts';

/** What a person at the terminal wants to know once the site answers: where it is, where mails are, who can sign in. */
export function greeting(env: Env, address: string, accounts: readonly DemoAccount[]): string {
  const facts = [
    [
      'Site',
      isSamePort(env.publicUrl, address) ? env.publicUrl : `${env.publicUrl} (listening on ${address})`,
    ],
    ['Admin', `${env.publicUrl}${adminPaths.home}`],
    [
      'Mails',
      env.smtpUrl
        ? `${env.publicUrl}${adminPaths.outbox}, and sent by SMTP`
        : `${env.publicUrl}${adminPaths.outbox}`,
    ],
    ['API', `${env.publicUrl}/docs`],
    ['Database', env.databaseUrl ? 'the one of DATABASE_URL' : `embedded, in ${env.dataDir}`],
  ];
  const people = accounts.map(({ name, email, shows }) => [name, email, shows]);
  const lines = [
    '',
    `Sangamam ${siteVersion} is ready.`,
    '',
    ...columns(facts),
    ...signIn(env, accounts),
    ...columns(people),
    '',
    '',
  ];
  return lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
}

function signIn(
  { reachableFromOutside, demo, adminEmail }: Pick<Env, 'reachableFromOutside' | 'demo' | 'adminEmail'>,
  [first]: readonly DemoAccount[],
): string[] {
  if (first !== undefined) return ['', `Sign in, with the password ${first.password}, as`, ''];
  if (!reachableFromOutside || !demo || adminEmail === undefined) return [];
  return [
    '',
    'Other machines reach this site: the accounts of the demo have no password.',
    `Sign in with the account of ADMIN_EMAIL and ADMIN_PASSWORD (${adminEmail} at the first start).`,
  ];
}

/** Lines whose columns begin below each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** On a laptop the public address and the listening one are the same door under two names. */
function isSamePort(publicUrl: string, address: string): boolean {
  return new URL(publicUrl).port === new URL(address).port;
}
