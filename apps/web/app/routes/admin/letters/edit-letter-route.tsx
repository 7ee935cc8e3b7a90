import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useLetter } from '#web/features/letters/staff/api.ts';
import { LetterForm } from '#web/features/letters/staff/letter-form.tsx';
import { letterFromWire } from '#web/features/letters/staff/letter-values.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/edit-letter-route.ts';
import { AudienceWords } from './audience-words.tsx';

export const meta = () => pageTitle(phrases.changeLetter);

export default function EditLetter({ params: { letterId } }: Route.ComponentProps) {
  const trail = [
    { label: phrases.title, to: adminPaths.letters },
    { label: phrases.letter, to: adminPaths.letter(letterId) },
    { label: phrases.change },
  ];
  return (
    <Page title={phrases.changeLetter} above={<Breadcrumbs trail={trail} />} narrow>
      <RequireAbility ability="write-letters">
        {(roles) => <Edit key={letterId} letterId={letterId} roles={roles} />}
      </RequireAbility>
    </Page>
  );
}

function Edit({ letterId, roles }: { letterId: string; roles: readonly StaffRole[] }) {
  const navigate = useNavigate();
  return (
    <Loaded query={useLetter(letterId)} refused={unknownLetter}>
      {(stored) => (
        <LetterForm
          start={letterFromWire(stored)}
          stored={stored}
          audienceWords={AudienceWords}
          roles={roles}
          onSaved={() => {
            showToast({ message: phrases.saved });
            void navigate(adminPaths.letter(letterId));
          }}
        />
      )}
    </Loaded>
  );
}

const unknownLetter = renderNotFound(
  phrases.notFound,
  <LinkButton to={adminPaths.letters}>{phrases.allLetters}</LinkButton>,
  phrases.notFoundText,
);
