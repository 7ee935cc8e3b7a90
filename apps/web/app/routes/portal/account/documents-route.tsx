import * as phrases from '#phrases/routes/portal/account.ts';
import { paths } from '#web/config/paths.ts';
import { useConsents, useFamilyPicture } from '#web/features/documents/family/api.ts';
import { ConsentsSection } from '#web/features/documents/family/consents/consents-section.tsx';
import { FamilyPictureSection } from '#web/features/documents/family/family-picture/family-picture-section.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { emptyIntro, type PageHandle } from '../page-handle.ts';
import type { Route } from './+types/documents-route.ts';

export const meta = () => pageTitle(phrases.documents);

const skeleton = <CardSkeletons count={2} lines={5} label={phrases.loadingYourDocuments} />;
const above = (
  <Breadcrumbs trail={[{ label: phrases.myAccount, to: paths.myAccount }, { label: phrases.documents }]} />
);

export const handle: PageHandle = {
  outline: (
    <Page title={phrases.documents} intro={emptyIntro} above={above}>
      {skeleton}
    </Page>
  ),
};

/** Consent forms and family picture of one registration. */
export default function Documents({ params: { orderId } }: Route.ComponentProps) {
  const consents = useConsents(orderId);
  const picture = useFamilyPicture(orderId);
  return (
    <Page title={phrases.documents} intro={consents.data?.conventionName ?? emptyIntro} above={above}>
      <Stack>
        <Loaded query={consents} skeleton={skeleton} refused={refusedOf}>
          {(loaded) => (
            <>
              <ConsentsSection key={loaded.orderId} consents={loaded} />
              <Loaded query={picture} skeleton={<CardSkeletons count={1} lines={4} />}>
                {(family) =>
                  family.mayChange || family.picture || loaded.maySend ? (
                    <FamilyPictureSection family={family} />
                  ) : null
                }
              </Loaded>
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

/** In place of documents: the registration is not theirs, or was rejected (409). Other refusals offer another try. */
function refusedOf({ status }: ApiError) {
  if (status !== 404 && status !== 409) return undefined;
  const isUnknown = status === 404;
  return (
    <EmptyState
      title={isUnknown ? phrases.registrationNotFound : phrases.noDocumentsNow}
      action={<LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>}
    >
      {isUnknown ? phrases.registrationNotFoundText : phrases.notApprovedText}
    </EmptyState>
  );
}
