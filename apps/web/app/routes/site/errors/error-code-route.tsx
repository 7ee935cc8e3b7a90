import * as phrases from '#phrases/routes/site/errors.ts';
import { paths } from '#web/config/paths.ts';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

import type { Route } from './+types/error-code-route.ts';

export const meta = () => pageTitle(phrases.somethingWentWrong);

export default function ErrorCodePage({ params }: Route.ComponentProps) {
  const { errorCode } = params;
  const settings = useSiteSettings();
  return (
    <StatusPage title={phrases.somethingWentWrong} eyebrow={phrases.error({ errorCode })} tone="danger">
      <p>{sentences[errorCode] ?? phrases.unknownErrorText}</p>
      {settings && (
        <p>
          {phrases.mistakeHint}
          <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
        </p>
      )}
      <StatusPage.Actions>
        <LinkButton to={paths.home}>{phrases.goHome}</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          {phrases.myAccount}
        </LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}

const sentences: Readonly<Record<string, string>> = {
  403: phrases.forbiddenText,
  404: phrases.missingPageText,
};
