import { paths } from '#web/config/paths.ts';
import { Stepper } from '#web/ui/stepper/stepper.tsx';

export type RegistrationStep = 'people' | 'package' | 'addons' | 'review';

/** Where the family stands on its way from the list of people to the review; what is behind can be gone back to. */
export function RegistrationStepper({ step }: { step: RegistrationStep }) {
  return (
    <Stepper
      label="Steps of your registration"
      current={order.indexOf(step)}
      steps={[
        { label: 'People', to: paths.participants },
        { label: 'Package', to: paths.packages },
        { label: 'Add-ons', to: paths.upgradePackage },
        { label: 'Review', to: paths.review },
      ]}
    />
  );
}

const order: readonly RegistrationStep[] = ['people', 'package', 'addons', 'review'];
