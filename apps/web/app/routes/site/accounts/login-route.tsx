import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/site/accounts.ts';
import { paths } from '#web/config/paths.ts';
import { AccountCard, FinePrint } from '#web/features/accounts/family/account-card.tsx';
import { LoginForm } from '#web/features/accounts/family/sign-in/login-form.tsx';
import { PasskeyOffer } from '#web/features/accounts/family/sign-in/passkey-offer.tsx';
import { useLeaveWhenKnown } from '#web/features/accounts/family/use-leave-when-known.ts';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import type { SearchHandle } from '#web/lib/search-handle.ts';

import type { Route } from './+types/login-route.ts';

/** Where the way leads after the login is read in the browser; the page itself says only that it leads somewhere. */
export const handle: SearchHandle = {
  readSearch: (search) => ({
    from: search.get('from') ? 'somewhere' : undefined,
    setPassword: search.get('setPassword') === 'true' ? 'true' : undefined,
  }),
};

export const meta: Route.MetaFunction = (source) =>
  pageHead(source, {
    title: phrases.login,
    description: phrases.loginDescription,
  });

export default function Login() {
  const [search] = useSearchParams();
  const from = search.get('from');
  useLeaveWhenKnown(from);
  // Once a login has failed, that the password was saved is no longer the news.
  const [refused, setRefused] = useState(false);
  const passwordWasSet = search.get('setPassword') === 'true';
  return (
    <div data-for="visitor">
      <AccountCard
        title={phrases.login}
        intro={from ? phrases.loginToContinue : passwordWasSet ? undefined : phrases.welcomeBack}
        below={
          <>
            <Link to={paths.forgotPassword}>{phrases.forgotPasswordLink}</Link>
            <span>
              {phrases.newHere} <Link to={paths.register}>{phrases.createAnAccount}</Link>
            </span>
          </>
        }
      >
        {passwordWasSet && !refused && (
          <Callout tone="success">
            <p>{passwordMessages.proceedToLogin}</p>
          </Callout>
        )}
        <LoginForm onRefused={() => setRefused(true)} below={<PasskeyOffer />} />
        <FinePrint>
          {phrases.loginAgreement} <Link to={paths.termsOfUse}>{phrases.termsOfUse}</Link> {phrases.andOur}
          <Link to={paths.privacyPolicy}>{phrases.privacyPolicy}</Link>.
        </FinePrint>
      </AccountCard>
    </div>
  );
}
