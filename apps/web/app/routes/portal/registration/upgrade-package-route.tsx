import * as phrases from '#phrases/routes/portal/registration.ts';
import type { FlowHandle } from '#web/features/orders/family/flow/registration-context.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';

import { AddonsScreen } from './addons/addons-screen.tsx';

const title = phrases.upgradePackage;

export const meta = () => pageTitle(title);
export const handle: FlowHandle = { title, step: 'addons' };

export default function UpgradePackagePage() {
  return <AddonsScreen title={title} withPackage />;
}
