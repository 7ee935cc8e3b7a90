import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useLetter } from '#web/features/letters/staff/api.ts';
import { RecipientTable } from '#web/features/letters/staff/recipient-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/letter-recipients-route.ts';

export const meta = () => pageTitle(phrases.audienceTitle);

/** Who gets a letter, and who does not and why. */
export default function LetterRecipients({ params: { letterId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="write-letters">
      {() => <OfLetter key={letterId} letterId={letterId} />}
    </RequireAbility>
  );
}

function OfLetter({ letterId }: { letterId: string }) {
  const { data } = useLetter(letterId);
  const subject = data?.subjectEn ?? phrases.letter;
  const trail = [
    { label: phrases.title, to: adminPaths.letters },
    { label: subject, to: adminPaths.letter(letterId) },
    { label: phrases.audienceTitle },
  ];
  return (
    <Page title={phrases.audienceTitle} intro={subject} above={<Breadcrumbs trail={trail} />}>
      <RecipientTable letterId={letterId} />
    </Page>
  );
}
