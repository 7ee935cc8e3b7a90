import type { ResumeStep } from '@sangamam/contract/orders/next-step';

import * as phrases from '#phrases/orders/family/flow.ts';
import { paths } from '#web/config/paths.ts';
import { Stepper } from '#web/ui/layout/stepper/stepper.tsx';

import { SavedMark } from './saved-mark.tsx';

export type RegistrationStep = 'people' | 'package' | 'addons' | 'review';

/**
 * The steps from the list of people to the review. Earlier steps are links, and so are later ones that need nothing
 * more.
 */
export function RegistrationStepper({
  step,
  resumeAt = null,
}: {
  step: RegistrationStep;
  /** The first incomplete step; undefined while unknown. */
  resumeAt?: ResumeStep | null;
}) {
  return (
    <div>
      <Stepper
        label={phrases.stepsOfYourRegistration}
        current={order.indexOf(step)}
        reached={resumeAt === null ? undefined : order.indexOf(resumeAt)}
        steps={[
          { label: phrases.people, to: paths.participants },
          { label: phrases.packageLabel, to: paths.packages },
          { label: phrases.addOns, to: paths.upgradePackage },
          { label: phrases.review, to: paths.review },
        ]}
      />
      <SavedMark known={resumeAt !== null} />
    </div>
  );
}

const order: readonly RegistrationStep[] = ['people', 'package', 'addons', 'review'];
