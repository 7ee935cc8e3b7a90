import { adminPaths } from '@sangamam/contract/admin-paths';

import { hotelDesk, hotelSettings } from '#phrases/hotel/admin.ts';
import { OfConvention } from '#web/features/hotel/admin/of-convention.tsx';
import { StayTable } from '#web/features/hotel/admin/stays/stay-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Row } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

export const meta = () => pageTitle(hotelDesk);

/** The rooming list of a convention. */
export default function Hotel() {
  return (
    <Page title={hotelDesk}>
      <RequireAbility ability="manage-hotel">
        {() => (
          <OfConvention>
            {(convention, params) => (
              <>
                <Row>
                  <LinkButton
                    to={`${adminPaths.hotelSettings}?convention=${convention._id}`}
                    variant="secondary"
                    size="sm"
                    icon="settings"
                  >
                    {hotelSettings}
                  </LinkButton>
                </Row>
                <StayTable convention={convention} params={params} />
              </>
            )}
          </OfConvention>
        )}
      </RequireAbility>
    </Page>
  );
}
