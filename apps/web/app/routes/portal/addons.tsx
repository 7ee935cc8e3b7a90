import { useLocation } from 'react-router';

import { flowStateOf } from '#web/features/registrations/flow-state.ts';
import type { FlowHandle } from '#web/features/registrations/registration-context.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { AddonsScreen } from './addons-screen.tsx';

const title = 'Buy Additional Addons';

export const meta = () => pageTitle(title);
export const handle: FlowHandle = { title, step: 'addons' };

export default function AddonsPage() {
  const { comeFrom } = flowStateOf(useLocation());
  const reachedFromPackage = comeFrom === 'packageComponent';
  return (
    <AddonsScreen title={reachedFromPackage ? 'Upgrade package' : title} withPackage={reachedFromPackage} />
  );
}
