import { Navigate, useSearchParams } from 'react-router';

import { arrivalDesk } from '#phrases/arrival/staff/desk.ts';
import { conventionParameter } from '#web/domain/conventions/use-convention.ts';
import { DeskView } from '#web/features/arrival/staff/desk/desk-view.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const handle: PageHandle = { heading: arrivalDesk, ability: 'run-arrival-desk' };

export const meta = () => pageTitle(arrivalDesk);

export default function ArrivalDesk() {
  const [params] = useSearchParams();
  const named = params.get(conventionParameter);
  // Links of the overview name the convention as lists do. The desk writes its address past the router, which would go on
  // telling the convention switch the first one.
  if (named !== null) return <Navigate to={{ search: `?convention=${encodeURIComponent(named)}` }} replace />;
  return (
    <Page title={arrivalDesk}>
      <RequireAbility ability="run-arrival-desk">{(roles) => <DeskView roles={roles} />}</RequireAbility>
    </Page>
  );
}
