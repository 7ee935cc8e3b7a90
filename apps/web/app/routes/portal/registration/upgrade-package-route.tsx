import * as phrases from '#phrases/routes/portal/registration.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';

import { AddonsScreen } from './addons/addons-screen.tsx';
import { addonsSkeleton } from './addons/addons-skeleton.tsx';
import { flowHandle } from './flow-handle.tsx';

const title = phrases.upgradePackage;

export const meta = () => pageTitle(title);
export const handle = flowHandle({ title, step: 'addons', intro: phrases.addOnsIntro }, addonsSkeleton);

export default function UpgradePackagePage() {
  return <AddonsScreen title={title} withPackage />;
}
