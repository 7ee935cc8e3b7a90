import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { useSecondFactor } from '../api/second-factor.ts';

/** Reminds whoever handles money or everybody's data of the second factor, until it is set up. */
export function SecondFactorAdvice() {
  const { data } = useSecondFactor();
  if (!data?.isAdvised) return null;
  return (
    <Callout tone="warning" title="Your account is open to whoever has your password">
      <p>
        Your duties reach other people&apos;s money or data.{' '}
        <Link to={paths.admin.security}>Set up a second factor</Link>; it takes two minutes.
      </p>
    </Callout>
  );
}
