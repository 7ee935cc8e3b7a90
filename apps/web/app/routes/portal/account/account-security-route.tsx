import { useId } from 'react';

import * as phrases from '#phrases/routes/portal/account.ts';
import { paths } from '#web/config/paths.ts';
import { useSessions } from '#web/features/accounts/family/api/sessions.ts';
import { PasskeyPanel } from '#web/features/accounts/family/passkeys/passkey-panel.tsx';
import { usePasskeySupport } from '#web/features/accounts/family/passkeys/passkey-support.ts';
import { FamilyProofDialog } from '#web/features/accounts/family/proof/family-proof-dialog.tsx';
import { SessionList } from '#web/features/accounts/family/sessions/session-list.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

const title = phrases.signInAndDevices;

export const meta = () => pageTitle(title);

const trail = [
  { label: phrases.home, to: paths.home },
  { label: phrases.myAccount, to: paths.myAccount },
  { label: title },
];

export default function Security() {
  const sessions = useSessions();
  const devices = useId();
  const password = useId();
  const passkeys = useId();
  const support = usePasskeySupport();
  return (
    <Page narrow title={title} intro={phrases.securityIntro} above={<Breadcrumbs trail={trail} />}>
      <Card labelledBy={devices}>
        <Stack>
          <h2 id={devices}>{phrases.sessionsTitle}</h2>
          <Loaded
            query={sessions}
            skeleton={<CardSkeletons count={2} lines={2} label={phrases.loadingYourDevices} />}
          >
            {(list) => <SessionList sessions={list} />}
          </Loaded>
        </Stack>
      </Card>
      {support === 'yes' && (
        <Card labelledBy={passkeys}>
          <Stack>
            <h2 id={passkeys}>{phrases.passkeys}</h2>
            <PasskeyPanel />
          </Stack>
        </Card>
      )}
      <Card labelledBy={password}>
        <Stack>
          <h2 id={password}>{phrases.password}</h2>
          <p>{phrases.passwordHint}</p>
          <Row>
            <LinkButton to={paths.changePassword} variant="secondary">
              {phrases.changePassword}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
      <FamilyProofDialog />
    </Page>
  );
}
