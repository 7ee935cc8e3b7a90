import { adminPaths } from '@sangamam/contract/admin-paths';
import { data } from 'react-router';

import * as phrases from '#phrases/routes/admin.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

export const meta = () => pageTitle(phrases.pageNotFound);

export const loader = () => data(null, { status: 404 });

export default function AdminNotFound() {
  return (
    <Page title={phrases.pageNotFound}>
      <EmptyState
        title={phrases.notFoundTitle}
        action={<LinkButton to={adminPaths.home}>{phrases.goToTheOverview}</LinkButton>}
      >
        <p>{phrases.notFoundText}</p>
      </EmptyState>
    </Page>
  );
}
