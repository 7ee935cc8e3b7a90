// npm run admin:password -- --email <address>: for an administrator who has forgotten the password and gets no mail.
import { resetAdministratorPassword } from '#server/features/accounts/staff/rescue-administrator.ts';

import { emailOption } from './lib/email-option.ts';
import { main } from './lib/main.ts';
import { withContext } from './lib/open-site.ts';

await main(async () => {
  const email = emailOption('Say whose: npm run admin:password -- --email <address>');
  const link = await withContext((ctx) => resetAdministratorPassword(ctx, email));
  if (link === undefined)
    throw new Error(
      `${email} is not an administrator who may sign in. Another one: npm run admin:create -- --email <address>`,
    );
  console.log(`${email} sets a new password here, once and within the hour:\n${link}`);
  console.log('A lost second factor is removed with: npm run second-factor:reset -- --email <address>');
});
