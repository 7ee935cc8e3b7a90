import { useState } from 'react';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useSecondFactor } from './api.ts';
import { EnrolledSecondFactor } from './enrolled-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { EnrollSecondFactor } from './enroll-second-factor.tsx';

/**
 * The second factor of the signed-in person: its setup, or its state. New recovery codes are shown before anything else;
 * `onSetUp` is called when those of a new second factor have been saved.
 */
export function SecondFactorPanel({ onSetUp }: { onSetUp?: () => void }) {
  const query = useSecondFactor();
  const [fresh, setFresh] = useState<{ codes: readonly string[]; areFirst: boolean }>();
  const close = () => {
    setFresh(undefined);
    if (fresh?.areFirst) onSetUp?.();
  };
  if (fresh) return <RecoveryCodes codes={fresh.codes} onKept={close} />;
  return (
    <Loaded query={query}>
      {({ isEnrolled, isAdvised, isRequired, recoveryCodesLeft }) =>
        isEnrolled ? (
          <EnrolledSecondFactor
            codesLeft={recoveryCodesLeft}
            onCodes={(codes) => setFresh({ codes, areFirst: false })}
          />
        ) : (
          <EnrollSecondFactor
            isAdvised={isAdvised}
            isRequired={isRequired}
            onCodes={(codes) => setFresh({ codes, areFirst: true })}
          />
        )
      }
    </Loaded>
  );
}
