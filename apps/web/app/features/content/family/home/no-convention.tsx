import * as phrases from '#phrases/content/family/home.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Between two conventions. */
export function NoConvention() {
  return (
    <StatusPage title={phrases.noConventionTitle} eyebrow={site.tagline}>
      <p>{phrases.noConventionText}</p>
      <StatusPage.Actions>
        <span data-for="visitor">
          <LinkButton to={paths.login()}>{phrases.login}</LinkButton>
        </span>
        <span data-for="member">
          <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
        </span>
      </StatusPage.Actions>
    </StatusPage>
  );
}
