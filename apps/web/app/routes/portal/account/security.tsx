import { useId } from 'react';

import { paths } from '#web/config/paths.ts';
import { useSessions } from '#web/features/accounts/api/sessions.ts';
import { SessionList } from '#web/features/accounts/sessions/session-list.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

const title = 'Sign-in and devices';

export const meta = () => pageTitle(title);

const trail = [
  { label: 'Home', to: paths.home },
  { label: 'My account', to: paths.myAccount },
  { label: title },
];

export default function Security() {
  const sessions = useSessions();
  const devices = useId();
  const password = useId();
  return (
    <Page
      narrow
      title={title}
      intro="Where you are signed in, and your password."
      above={<Breadcrumbs trail={trail} />}
    >
      <Card labelledBy={devices}>
        <Stack>
          <h2 id={devices}>Where you are signed in</h2>
          <Loaded
            query={sessions}
            skeleton={<CardSkeletons count={2} lines={2} label="Loading your devices…" />}
          >
            {(list) => <SessionList sessions={list} />}
          </Loaded>
        </Stack>
      </Card>
      <Card labelledBy={password}>
        <Stack>
          <h2 id={password}>Password</h2>
          <p>When you change it, you are signed out everywhere but here.</p>
          <Row>
            <LinkButton to={paths.changePassword} variant="secondary">
              Change password
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
