import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { stayViews } from '@sangamam/contract/hotel/stays/stay-views';

import { hotelDesk, hotelSettings, roomingList } from '#phrases/hotel/staff/stays.ts';
import { roomBlock } from '#phrases/hotel/staff/block.ts';
import { columnsForTheHotel } from '#phrases/hotel/staff/columns.ts';
import { listsForTheHotel } from '#phrases/hotel/staff/lists.ts';
import { confirmationNumbers } from '#phrases/hotel/staff/numbers.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { useRoomingFile } from '#web/features/hotel/staff/api.ts';
import { LastList } from '#web/features/hotel/staff/lists/last-list.tsx';
import { OfConvention } from '#web/features/hotel/staff/of-convention.tsx';
import { StayTable, useStaysInAddress } from '#web/features/hotel/staff/stays/stay-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

export const meta = () => pageTitle(hotelDesk);
export const handle: PageHandle = { heading: hotelDesk, ability: 'manage-hotel' };

/** The rooming list of a convention. */
export default function Hotel() {
  return (
    <Page title={hotelDesk}>
      <RequireAbility ability="manage-hotel">{(roles) => <RoomingList roles={roles} />}</RequireAbility>
    </Page>
  );
}

function RoomingList({ roles }: { roles: readonly StaffRole[] }) {
  useStaysInAddress();
  return (
    <OfConvention>
      {(convention, params) => (
        <>
          <LastList conventionId={convention._id} />
          <StayTable
            convention={convention}
            params={params}
            actions={<Acts conventionId={convention._id} params={params} roles={roles} />}
          />
        </>
      )}
    </OfConvention>
  );
}

const parts = [
  { to: adminPaths.hotelNumbers, label: confirmationNumbers, icon: icons.upload },
  { to: adminPaths.hotelBlock, label: roomBlock, icon: 'calendar' },
  { to: adminPaths.hotelLists, label: listsForTheHotel, icon: 'mail' },
  { to: adminPaths.hotelColumns, label: columnsForTheHotel, icon: 'list' },
  { to: adminPaths.hotelSettings, label: hotelSettings, icon: icons.settings },
] as const;

/** The file of the view that is shown, a letter to its families, and the other pages of the desk. */
function Acts({
  conventionId,
  params,
  roles,
}: {
  conventionId: string;
  params: ListParams;
  roles: readonly StaffRole[];
}) {
  const view = params.filter('view');
  const file = useRoomingFile(
    conventionId,
    stayViews.find((one) => one === view),
  );
  return (
    <>
      <ExportButtons table={roomingList} file={file} />
      <WriteToThese list="STAYS" conventionId={conventionId} params={params} roles={roles} size="sm" />
      {parts.map(({ to, label, icon }) => (
        <LinkButton
          key={to}
          to={`${to}?conventionId=${conventionId}`}
          variant="secondary"
          size="sm"
          icon={icon}
        >
          {label}
        </LinkButton>
      ))}
    </>
  );
}
