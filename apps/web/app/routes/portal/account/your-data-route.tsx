import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/portal/account.ts';
import { paths } from '#web/config/paths.ts';
import { useLetterSubscription } from '#web/features/letters/family/subscription/api.ts';
import { LetterChoice } from '#web/features/letters/family/subscription/letter-choice.tsx';
import { useClosingPreview } from '#web/features/people/family/own-data/api.ts';
import { useListVisibility } from '#web/features/people/family/visibility/api.ts';
import { CloseAccount } from '#web/features/people/family/own-data/close-account.tsx';
import { DownloadData } from '#web/features/people/family/own-data/download-data.tsx';
import { ListChoice } from '#web/features/people/family/own-data/list-choice.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { justClosed } from '#web/lib/session/just-closed.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

const title = phrases.yourData;

export const meta = () => pageTitle(title);

const trail = [
  { label: phrases.home, to: paths.home },
  { label: phrases.myAccount, to: paths.myAccount },
  { label: title },
];

export default function YourData() {
  const session = useSession();
  if (!session) return null;
  return (
    <Page
      narrow
      title={title}
      intro={
        <>
          {phrases.yourDataIntro}
          <Link to={paths.privacyPolicy}>{phrases.privacyPolicy}</Link>.
        </>
      }
      above={<Breadcrumbs trail={trail} />}
    >
      {session.type === 'STAFF' ? (
        <EmptyState
          title={phrases.staffAccountTitle}
          action={<LinkButton to={paths.admin}>{phrases.openAdmin}</LinkButton>}
        >
          {phrases.staffDataText}
        </EmptyState>
      ) : (
        <OwnData />
      )}
    </Page>
  );
}

function OwnData() {
  const letters = useLetterSubscription();
  const visibility = useListVisibility();
  const preview = useClosingPreview();
  const navigate = useNavigate();
  return (
    <>
      <GlanceSection title={phrases.downloadTitle}>
        <DownloadData />
      </GlanceSection>
      <GlanceSection title={phrases.thePublicList}>
        <Loaded query={visibility} skeleton={<TextSkeleton lines={3} />}>
          {({ hiddenFromList }) => <ListChoice hiddenFromList={hiddenFromList} />}
        </Loaded>
      </GlanceSection>
      <GlanceSection title={phrases.organisersLetters}>
        <Loaded query={letters} skeleton={<TextSkeleton lines={2} />}>
          {({ getsLetters }) => <LetterChoice getsLetters={getsLetters} />}
        </Loaded>
      </GlanceSection>
      <GlanceSection title={phrases.closeYourAccount}>
        <Loaded query={preview} skeleton={<TextSkeleton lines={6} />}>
          {(loaded) => (
            <CloseAccount
              preview={loaded}
              // The target page clears the session: without one, this page would redirect to the login.
              onClosed={async () => navigate(paths.accountClosed, { replace: true, state: justClosed })}
            />
          )}
        </Loaded>
      </GlanceSection>
    </>
  );
}

function GlanceSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card labelledBy={heading}>
      <Stack>
        <h2 id={heading}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}
