import type { Command } from 'commander';

import { resetSecondFactorByEmail } from '#server/features/accounts/second-factor/reset-second-factor-by-email.ts';
import {
  createAdministrator,
  resetAdministratorPassword,
} from '#server/features/accounts/staff/rescue-administrator.ts';

import { emailOption } from '../lib/email-option.ts';
import { withContext } from '../lib/open-site.ts';

/** Ways in for an administrator, for whoever has the machine but cannot sign in or gets no mail. */
export function addAdminVerbs(program: Command): void {
  const admin = program
    .command('admin')
    .description('administrators: create one, reset a password')
    .helpCommand(false);
  admin
    .command('create')
    .description('create one more administrator and print a link that sets the password')
    .requiredOption('--email <address>', 'address of the new account', emailOption)
    .action(create);
  admin
    .command('reset-password')
    .description('print a link that sets a new password, and sign all devices out')
    .requiredOption('--email <address>', 'address of the administrator', emailOption)
    .action(resetPassword);
}

/** The way in for whoever has lost a second factor. */
export function addSecondFactorVerb(program: Command): void {
  program
    .command('second-factor')
    .description('second factors: reset one')
    .helpCommand(false)
    .command('reset')
    .description('remove a second factor, so that the password alone signs in')
    .requiredOption('--email <address>', 'address of the account', emailOption)
    .action(resetSecondFactor);
}

interface ByEmail {
  email: string;
}

async function create({ email }: ByEmail): Promise<void> {
  const link = await withContext((ctx) => createAdministrator(ctx, email));
  if (link === undefined)
    throw new Error(
      `${email} has an account already. A forgotten password: npm run site -- admin reset-password --email <address>`,
    );
  console.log(`${email} sets a password here, once and within two days:\n${link}`);
  console.log('Roles are changed at /admin/staff.');
}

async function resetPassword({ email }: ByEmail): Promise<void> {
  const link = await withContext((ctx) => resetAdministratorPassword(ctx, email));
  if (link === undefined)
    throw new Error(
      `${email} is not an administrator who may sign in. Another one: npm run site -- admin create --email <address>`,
    );
  console.log(`${email} sets a new password here, once and within the hour:\n${link}`);
  console.log('A lost second factor is removed with: npm run site -- second-factor reset --email <address>');
}

async function resetSecondFactor({ email }: ByEmail): Promise<void> {
  const wasReset = await withContext((ctx) => resetSecondFactorByEmail(ctx, email));
  if (!wasReset) throw new Error(`No account of ${email} has a second factor.`);
  console.log(`${email} signs in with the password alone until a second factor is set up again.`);
}
