import { adminPaths } from '@sangamam/contract/admin-paths';
import { fullName } from '@sangamam/contract/fields/full-name';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/routes/admin/people.ts';
import { usePerson } from '#web/features/people/staff/directory/api.ts';
import { PersonView } from '#web/features/people/staff/directory/person-view.tsx';
import { renderPersonNotFound } from '#web/features/people/staff/directory/person-not-found.tsx';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/person-route.ts';

export const meta = () => pageTitle(phrases.person);

export default function Person({ params }: Route.ComponentProps) {
  return (
    <RequireAbility ability="manage-people">
      {(roles) => <Detail userId={params.userId} roles={roles} />}
    </RequireAbility>
  );
}

function Detail({ userId, roles }: { userId: string; roles: readonly StaffRole[] }) {
  const query = usePerson(userId);
  const profile = query.data?.profile;
  const name = profile ? fullName(profile) : 'Person';
  const trail = [{ label: phrases.people, to: adminPaths.people }, { label: name }];
  const intro = [
    profile?.familyName && phrases.family({ familyName: profile.familyName }),
    profile?.localUnitName,
  ];
  return (
    <OpenRecord kind="PERSON" recordId={query.data && userId}>
      <Page title={name} intro={intro.filter(Boolean).join(' · ')} above={<RecordTrail trail={trail} />}>
        <Loaded query={query} refused={renderPersonNotFound}>
          {(person) => <PersonView person={person} seesOutbox={hasAbility(roles, 'read-outbox')} />}
        </Loaded>
      </Page>
    </OpenRecord>
  );
}
