import { isStaff } from '#web/features/staff/duties.ts';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { SecondFactorPanel } from '#web/features/staff/second-factor/second-factor-panel.tsx';
import { paths } from '#web/config/paths.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/button/button.tsx';
import { Part } from '#web/ui/glance/glance.tsx';
import { Page } from '#web/ui/page/page.tsx';

export const meta = () => pageTitle('My access');

/** How whoever reads it gets in: the second factor, and the way to the password. */
export default function Security() {
  return (
    <Page title="My access" intro="How you sign in to the back office." narrow>
      <ForDuty allows={isStaff}>
        {() => (
          <>
            <SecondFactorPanel />
            <Part title="Password">
              <p>A change signs out your other devices.</p>
              <div>
                <LinkButton variant="secondary" to={paths.changePassword}>
                  Change password
                </LinkButton>
              </div>
            </Part>
          </>
        )}
      </ForDuty>
    </Page>
  );
}
