import { Link } from 'react-router';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { paths } from '#web/config/paths.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import { useSecondFactor } from './api.ts';

/** Recommends a second factor to staff who handle money or personal data, until it is set up. */
export function SecondFactorAdvice() {
  const { data } = useSecondFactor();
  if (!data?.isAdvised) return null;
  return (
    <Callout tone="warning" title={phrases.adviceTitle}>
      <p>
        {phrases.adviceText}
        <Link to={paths.adminSecurity}>{phrases.setUp}</Link>
        {phrases.itTakesTwoMinutes}
      </p>
    </Callout>
  );
}
