import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate, useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/admin/staff.ts';
import { useSessions } from '#web/features/accounts/family/api/sessions.ts';
import { PasskeyPanel } from '#web/features/accounts/family/passkeys/passkey-panel.tsx';
import { usePasskeySupport } from '#web/features/accounts/family/passkeys/passkey-support.ts';
import { SessionList } from '#web/features/accounts/family/sessions/session-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { SecondFactorPanel } from '#web/features/accounts/staff/second-factor/second-factor-panel.tsx';
import { paths } from '#web/config/paths.ts';
import { safeReturnPath } from '#web/lib/session/return-path.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

export const meta = () => pageTitle(phrases.myAccess);

/**
 * The user's own access: second factor, devices, passkeys, and a link to the password page. Users who were redirected here
 * because their role requires a second factor continue to the requested page, `from`, once it is set up.
 */
export default function Security() {
  const navigate = useNavigate();
  const support = usePasskeySupport();
  const [search] = useSearchParams();
  const from = search.get('from');
  const goOn = () => void navigate(safeReturnPath(from, adminPaths.home), { replace: true });
  return (
    <Page title={phrases.myAccess} intro={phrases.myAccessIntro} narrow>
      <RequireAbility ability="enter-admin">
        {() => (
          <>
            <SecondFactorPanel {...(from !== null && { onSetUp: goOn })} />
            <GlanceSection title={phrases.sessionsTitle}>
              <Devices />
            </GlanceSection>
            {support === 'yes' && (
              <GlanceSection title={phrases.passkeys}>
                <PasskeyPanel />
              </GlanceSection>
            )}
            <GlanceSection title={phrases.password}>
              <p>{phrases.passwordHint}</p>
              <div>
                <LinkButton variant="secondary" to={paths.changePassword}>
                  {phrases.changePassword}
                </LinkButton>
              </div>
            </GlanceSection>
          </>
        )}
      </RequireAbility>
    </Page>
  );
}

function Devices() {
  const sessions = useSessions();
  return (
    <Loaded query={sessions} skeleton={<TextSkeleton lines={3} />}>
      {(list) => <SessionList sessions={list} />}
    </Loaded>
  );
}
