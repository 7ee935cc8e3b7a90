import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router';

import * as phrases from '#phrases/accounts/family/sign-up.ts';
import { paths } from '#web/config/paths.ts';
import type { SignUpTyped } from './sign-up-values.ts';

/** Ways on for somebody whose address has an account, as long as that address stands in the form. */
export function KnownAddress({ control, email }: { control: Control<SignUpTyped>; email: string }) {
  const typed = useWatch({ control, name: 'email' });
  if (typed.trim().toLowerCase() !== email) return null;
  const state = { email };
  return (
    <p>
      {phrases.isThisYou}{' '}
      <Link to={paths.login()} state={state}>
        {phrases.logIn}
      </Link>{' '}
      {phrases.or}{' '}
      <Link to={paths.forgotPassword} state={state}>
        {phrases.requestNewPassword}
      </Link>
    </p>
  );
}
