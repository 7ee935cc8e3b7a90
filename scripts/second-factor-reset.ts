// npm run second-factor:reset -- --email <address>: for a person who cannot sign in, when no administrator can help.
import { resetSecondFactorByEmail } from '#server/features/accounts/second-factor/reset-second-factor-by-email.ts';

import { emailOption } from './lib/email-option.ts';
import { main } from './lib/main.ts';
import { withContext } from './lib/open-site.ts';

await main(async () => {
  const email = emailOption('Say whose: npm run second-factor:reset -- --email <address>');
  const wasReset = await withContext((ctx) => resetSecondFactorByEmail(ctx, email));
  if (!wasReset) throw new Error(`No account of ${email} has a second factor.`);
  console.log(`${email} signs in with the password alone until a second factor is set up again.`);
});
