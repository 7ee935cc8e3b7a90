import { passwordMessages } from '@sangamam/contract/accounts/password-messages';
import { Link, useSearchParams } from 'react-router';

import type { Route } from './+types/login.ts';
import { paths } from '#web/config/paths.ts';
import { AccountCard, FinePrint } from '#web/features/accounts/account-card.tsx';
import { LoginForm } from '#web/features/accounts/login-form/login-form.tsx';
import { useLeaveWhenKnown } from '#web/features/accounts/use-leave-when-known.ts';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

export const meta: Route.MetaFunction = (source) =>
  pageHead(source, {
    title: 'Login',
    description: 'Log in to see your registration, add your family, pay and print receipts.',
  });

export default function Login() {
  const [search] = useSearchParams();
  const from = search.get('from');
  useLeaveWhenKnown(from);
  return (
    <div data-for="visitor">
      <AccountCard
        title="Login"
        intro={from ? 'Please log in; then we take you back to where you were.' : 'Welcome back.'}
        below={
          <>
            <Link to={paths.forgotPassword}>Forgot password?</Link>
            <span>
              New here? <Link to={paths.register}>Create an account</Link>
            </span>
          </>
        }
      >
        {search.get('setPassword') === 'true' && (
          <Callout tone="success">
            <p>{passwordMessages.proceedToLogin}</p>
          </Callout>
        )}
        <LoginForm />
        <FinePrint>
          By logging in you agree with our <Link to={paths.termsOfUse}>terms of use</Link> and our{' '}
          <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </FinePrint>
      </AccountCard>
    </div>
  );
}
