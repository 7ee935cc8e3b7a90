import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate, useSearchParams } from 'react-router';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { savedParameter } from '#web/domain/saved-views/view-address.ts';
import { audienceIn } from '#web/features/letters/staff/audience-in-address.ts';
import { LetterForm } from '#web/features/letters/staff/letter-form.tsx';
import { newLetterTo } from '#web/features/letters/staff/letter-values.ts';
import { useAudienceViews } from '#web/features/letters/staff/use-audience-views.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { AudienceWords } from './audience-words.tsx';

export const meta = () => pageTitle(phrases.newLetter);

const trail = [{ label: phrases.title, to: adminPaths.letters }, { label: phrases.newLetter }];

/** A new letter, to the families that the list and filters of the address ask for. */
export default function NewLetter() {
  return (
    <Page title={phrases.newLetter} above={<Breadcrumbs trail={trail} />} narrow>
      <RequireAbility ability="write-letters">{(roles) => <OfConvention roles={roles} />}</RequireAbility>
    </Page>
  );
}

function OfConvention({ roles }: { roles: readonly StaffRole[] }) {
  const shown = useConvention();
  const views = useAudienceViews(roles);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (shown === undefined || views === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  const asked = audienceIn(params.get('list') ?? '', (name) => params.get(name) ?? '');
  const name = views.find(({ _id }) => _id === params.get(savedParameter))?.name ?? '';
  return (
    <LetterForm
      key={conventionId}
      start={newLetterTo(conventionId, { name, ...asked, first: 'SUBMITTED' })}
      audienceWords={AudienceWords}
      roles={roles}
      onSaved={({ _id }) => {
        showToast({ message: phrases.saved });
        void navigate(adminPaths.letter(_id));
      }}
    />
  );
}
