import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { entityId } from '@sangamam/contract/fields/entity-id';
import { abilityForList } from '@sangamam/contract/letters/letter-draft';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useNavigate, useSearchParams } from 'react-router';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useLetter } from '#web/features/letters/staff/api.ts';
import { DeleteLetter } from '#web/features/letters/staff/delete-letter.tsx';
import { LetterPreview } from '#web/features/letters/staff/letter-preview.tsx';
import { LetterRecipients } from '#web/features/letters/staff/letter-recipients.tsx';
import { LetterSending } from '#web/features/letters/staff/letter-sending.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/letter-route.ts';
import { AudienceWords } from './audience-words.tsx';

export const meta = () => pageTitle(phrases.letter);

/** A letter: its recipients, how far it is, and how a family reads it. */
export default function Letter({ params: { letterId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="write-letters">
      {(roles) => <OfLetter key={letterId} letterId={letterId} roles={roles} />}
    </RequireAbility>
  );
}

function OfLetter({ letterId, roles }: { letterId: string; roles: readonly StaffRole[] }) {
  const query = useLetter(letterId);
  const title = query.data?.subjectEn ?? phrases.letter;
  return (
    <Page
      title={title}
      intro={query.data?.conventionName ?? '\u00a0'}
      above={<Breadcrumbs trail={[{ label: phrases.title, to: adminPaths.letters }, { label: title }]} />}
    >
      <Loaded query={query} refused={unknownLetter}>
        {(letter) => <Parts letter={letter} roles={roles} />}
      </Loaded>
    </Page>
  );
}

function Parts({ letter, roles }: { letter: LetterDetail; roles: readonly StaffRole[] }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const family = entityId.safeParse(params.get('family')).data;
  return (
    <Stack gap="lg">
      {letter.actions.includes('CHANGE') && (
        <HeadingAction>
          <Row>
            <LinkButton variant="secondary" size="sm" to={adminPaths.editLetter(letter._id)}>
              {phrases.change}
            </LinkButton>
            {letter.actions.includes('DELETE') && (
              <DeleteLetter letter={letter} onDeleted={() => void navigate(adminPaths.letters)} />
            )}
          </Row>
        </HeadingAction>
      )}
      <LetterSending letter={letter} />
      <LetterRecipients
        letter={letter}
        mayFind={hasAbility(roles, abilityForList[letter.audience.list ?? 'REGISTRATIONS'])}
      >
        <AudienceWords conventionId={letter.conventionId} audience={letter.audience} />
      </LetterRecipients>
      <LetterPreview letter={letter} orderId={family} />
    </Stack>
  );
}

const unknownLetter = renderNotFound(
  phrases.notFound,
  <LinkButton to={adminPaths.letters}>{phrases.allLetters}</LinkButton>,
  phrases.notFoundText,
);
