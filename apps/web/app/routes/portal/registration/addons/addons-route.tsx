import { mayBuyAddons } from '@sangamam/contract/orders/addon-orders/addon-order-rules';
import { useLocation } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import { conventionOver } from '#web/features/orders/family/account/convention-over.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationLocked } from '#web/features/orders/family/flow/registration-locked.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import { flowHandle } from '../flow-handle.tsx';
import { AddonsScreen } from './addons-screen.tsx';
import { addonsSkeleton } from './addons-skeleton.tsx';
import { BuyAddonsScreen } from './buy-addons-screen.tsx';

const title = phrases.buyAdditionalAddons;

export const meta = () => pageTitle(title);
export const handle = flowHandle({ title, step: 'addons', intro: phrases.addOnsIntro }, addonsSkeleton);

/**
 * The add-ons of an open registration. After submission the family buys further add-ons in a separate order (SPEC §2
 * Addons, DECISIONS §4).
 */
export default function AddonsPage() {
  const { registration, orders } = useRegistration();
  const { comeFrom } = flowStateOf(useLocation());
  const { _id, parentOrderId, status, conventionData } = registration;
  if (status === 'INCOMPLETE' && parentOrderId !== null) {
    const parent = orders.find((one) => one._id === parentOrderId);
    return <BuyAddonsScreen registration={parent ?? registration} open={registration} />;
  }
  if (status === 'INCOMPLETE' && conventionData.registrationOpen) {
    const reachedFromPackage = comeFrom === 'packageComponent';
    return (
      <AddonsScreen
        title={reachedFromPackage ? phrases.upgradePackage : title}
        withPackage={reachedFromPackage}
      />
    );
  }
  if (parentOrderId === null && mayBuyAddons(registration) && !conventionOver(conventionData)) {
    const open = orders.find((one) => one.parentOrderId === _id && one.status === 'INCOMPLETE');
    return <BuyAddonsScreen registration={registration} open={open} />;
  }
  return <RegistrationLocked registration={registration} />;
}
