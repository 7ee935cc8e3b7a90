import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ComponentProps, ReactNode } from 'react';

import { hotelDesk } from '#phrases/hotel/staff/stays.ts';
import { OfConvention } from '#web/features/hotel/staff/of-convention.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

/** The frame of a page of the hotel desk below the rooming list. */
export function HotelPart({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ComponentProps<typeof OfConvention>['children'];
}): ReactNode {
  return (
    <Page
      title={title}
      intro={intro}
      above={<Breadcrumbs trail={[{ label: hotelDesk, to: adminPaths.hotel }, { label: title }]} />}
    >
      <RequireAbility ability="manage-hotel">{() => <OfConvention>{children}</OfConvention>}</RequireAbility>
    </Page>
  );
}
