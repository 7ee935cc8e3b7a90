// npm run admin:create -- --email <address>: creates an administrator, for when nobody can sign in to invite one.
import { createAdministrator } from '#server/features/accounts/staff/rescue-administrator.ts';

import { emailOption } from './lib/email-option.ts';
import { main } from './lib/main.ts';
import { withContext } from './lib/open-site.ts';

await main(async () => {
  const email = emailOption('Say who: npm run admin:create -- --email <address>');
  const link = await withContext((ctx) => createAdministrator(ctx, email));
  if (link === undefined)
    throw new Error(
      `${email} has an account already. A forgotten password: npm run admin:password -- --email <address>`,
    );
  console.log(`${email} sets a password here, once and within two days:\n${link}`);
  console.log('Roles are changed at /admin/staff.');
});
