import * as phrases from '#phrases/conventions/staff/translations.ts';
import { useTranslations } from '#web/features/conventions/staff/translations/api.ts';
import { TranslationsForm } from '#web/features/conventions/staff/translations/translations-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import type { Route } from './+types/convention-malayalam-route.ts';
import { ConfigurationPage } from './configuration-page.tsx';

export const meta = () => pageTitle(phrases.malayalam);

export default function ConventionMalayalam({ params: { conventionId } }: Route.ComponentProps) {
  return (
    <ConfigurationPage conventionId={conventionId} part={() => phrases.malayalam} wide>
      {({ _id }) => <Translations conventionId={_id} />}
    </ConfigurationPage>
  );
}

function Translations({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useTranslations(conventionId)}>
      {(stored) => (
        // Other English texts are another form; what was typed is kept as its draft.
        <TranslationsForm key={stored.texts.map(({ en }) => en).join('\n')} stored={stored} />
      )}
    </Loaded>
  );
}
