import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Between two conventions. */
export function NoConvention() {
  return (
    <StatusPage title="The next convention is being prepared" eyebrow={site.tagline}>
      <p>
        Registration is not open at the moment. As soon as the next convention opens, you will find it here.
      </p>
      <StatusPage.Actions>
        <span data-for="visitor">
          <LinkButton to={paths.login()}>Login</LinkButton>
        </span>
        <span data-for="member">
          <LinkButton to={paths.myAccount}>My account</LinkButton>
        </span>
      </StatusPage.Actions>
    </StatusPage>
  );
}
