import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ClosingSheet } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { useEvening } from '#web/features/orders/staff/kick-off/api.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

const whyNot = renderNotFound(
  phrases.notFound,
  <LinkButton to={adminPaths.kickOff}>{phrases.allEvenings}</LinkButton>,
);

/** The frame of the pages of one evening; `here` names what it shows of it, where that is not the evening itself. */
export function EveningPage({
  eveningId,
  here,
  children,
}: {
  eveningId: string;
  here?: string;
  children: (evening: ClosingSheet, roles: readonly StaffRole[]) => ReactNode;
}) {
  return (
    <RequireAbility ability="run-kick-off">
      {(roles) => (
        <OfEvening eveningId={eveningId} here={here}>
          {(evening) => children(evening, roles)}
        </OfEvening>
      )}
    </RequireAbility>
  );
}

function OfEvening({
  eveningId,
  here,
  children,
}: {
  eveningId: string;
  here: string | undefined;
  children: (evening: ClosingSheet) => ReactNode;
}) {
  const query = useEvening(eveningId);
  const name = query.data?.name ?? phrases.evening;
  const trail = [
    { label: phrases.kickOff, to: adminPaths.kickOff },
    ...(here === undefined
      ? [{ label: name }]
      : [{ label: name, to: adminPaths.kickOffEvening(eveningId) }, { label: here }]),
  ];
  const facts =
    query.data &&
    phrases.factLine({
      unit: query.data.localUnitName,
      day: shortDate(query.data.day),
      place: query.data.place,
    });
  return (
    <Page title={here ?? name} intro={facts} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={whyNot}>
        {children}
      </Loaded>
    </Page>
  );
}
