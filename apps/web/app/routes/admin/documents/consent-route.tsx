import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { useConsent } from '#web/features/documents/staff/api.ts';
import { ConsentView } from '#web/features/documents/staff/consents/consent-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/consent-route.ts';

export const meta = () => pageTitle(phrases.consentForms);

export default function Consent({ params }: Route.ComponentProps) {
  return (
    <RequireAbility ability="review-consents">{() => <Form consentId={params.consentId} />}</RequireAbility>
  );
}

function Form({ consentId }: { consentId: string }) {
  const query = useConsent(consentId);
  const title = titleOf(query.data);
  const trail = [{ label: phrases.consentForms, to: adminPaths.documents }, { label: title }];
  return (
    <OpenRecord kind="CONSENT" recordId={query.data?._id}>
      <Page title={title} above={<RecordTrail trail={trail} />}>
        <Loaded query={query} refused={unknown}>
          {(consent) => <ConsentView key={consent._id} consent={consent} />}
        </Loaded>
      </Page>
    </OpenRecord>
  );
}

function titleOf(consent: { minorName: string | null } | undefined): string {
  if (!consent) return phrases.consentForms;
  return consent.minorName === null ? phrases.childNotNamed : phrases.formOf({ name: consent.minorName });
}

const unknown = renderNotFound(
  phrases.notFoundTitle,
  <LinkButton to={adminPaths.documents}>{phrases.allForms}</LinkButton>,
);
