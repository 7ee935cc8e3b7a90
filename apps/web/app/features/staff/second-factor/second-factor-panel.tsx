import { useState } from 'react';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useSecondFactor } from '../api/second-factor.ts';
import { Enrolled } from './enrolled.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** The reader's second factor: set up step by step, or as it stands. Fresh recovery codes come before everything else. */
export function SecondFactorPanel() {
  const query = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <Loaded query={query}>
      {({ isEnrolled, isAdvised, isRequired, recoveryCodesLeft }) =>
        isEnrolled ? (
          <Enrolled codesLeft={recoveryCodesLeft} onCodes={setCodes} />
        ) : (
          <SetUp isAdvised={isAdvised} isRequired={isRequired} onCodes={setCodes} />
        )
      }
    </Loaded>
  );
}
