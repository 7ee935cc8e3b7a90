import { adminPaths } from '@sangamam/contract/admin-paths';
import { fullName } from '@sangamam/contract/fields/full-name';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/admin/people.ts';
import { usePerson } from '#web/features/people/staff/directory/api.ts';
import { MergeView } from '#web/features/people/staff/merge/merge-view.tsx';
import { PeopleTable } from '#web/features/people/staff/directory/people-table.tsx';
import { renderPersonNotFound } from '#web/features/people/staff/directory/person-not-found.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/merge-person-route.ts';

export const meta = () => pageTitle(phrases.mergeADuplicate);

export default function MergePerson({ params: { userId } }: Route.ComponentProps) {
  return <RequireAbility ability="manage-people">{() => <Merge userId={userId} />}</RequireAbility>;
}

/** First the other account is chosen, then both are shown side by side. The URL names both. */
function Merge({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const duplicateId = search.get('duplicate');
  const query = usePerson(userId);
  const profile = query.data?.profile;
  const name = profile ? fullName(profile) : 'Person';
  const here = adminPaths.mergePerson(userId);
  const trail = [
    { label: phrases.people, to: adminPaths.people },
    { label: name, to: adminPaths.person(userId) },
    { label: phrases.mergeADuplicate },
  ];
  const intro = duplicateId ? phrases.compareIntro : phrases.findDuplicateIntro({ name });
  return (
    <Page title={phrases.mergeADuplicate} intro={profile && intro} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={renderPersonNotFound}>
        {() =>
          duplicateId === null ? (
            <PeopleTable
              compareAt={({ _id, state }) =>
                _id === userId || state === 'CLOSED'
                  ? undefined
                  : `${here}?duplicate=${encodeURIComponent(_id)}`
              }
            />
          ) : (
            <>
              <MergeView userId={userId} duplicateId={duplicateId} />
              <div>
                <LinkButton variant="muted" icon="arrowLeft" to={here}>
                  {phrases.chooseAnotherAccount}
                </LinkButton>
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
