import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { useConvention } from '#web/features/conventions/staff/configuration/api.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

/**
 * A page of one convention's configuration. `part` names the part that it shows; absent for the whole. `wide` is for a
 * part with a table.
 */
export function ConfigurationPage({
  conventionId,
  part,
  wide = false,
  children,
}: {
  conventionId: string;
  part?: (convention: ConventionConfiguration) => string;
  wide?: boolean;
  children: (convention: ConventionConfiguration) => ReactNode;
}) {
  return (
    <RequireAbility ability="configure-conventions">
      {() => (
        <Configuration conventionId={conventionId} part={part} wide={wide}>
          {children}
        </Configuration>
      )}
    </RequireAbility>
  );
}

function Configuration({
  conventionId,
  part,
  wide,
  children,
}: {
  conventionId: string;
  wide: boolean;
  part: ((convention: ConventionConfiguration) => string) | undefined;
  children: (convention: ConventionConfiguration) => ReactNode;
}) {
  const query = useConvention(conventionId);
  const name = query.data?.name ?? 'Convention';
  const title = query.data && part ? part(query.data) : name;
  const trail = [
    { label: phrases.conventions, to: adminPaths.conventions },
    ...(part && query.data ? [{ label: name, to: adminPaths.convention(conventionId) }] : []),
    { label: title },
  ];
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} />} narrow={part !== undefined && !wide}>
      <Loaded query={query} refused={unknown}>
        {children}
      </Loaded>
    </Page>
  );
}

const allConventions = <LinkButton to={adminPaths.conventions}>{phrases.allConventions}</LinkButton>;
const unknown = renderNotFound(phrases.conventionNotFound, allConventions);

/** The "not found" page of the configuration area. */
export function ConfigurationNotFound({ what }: { what: string }) {
  return <EmptyState title={phrases.nounNotFound({ what })} action={allConventions} />;
}
