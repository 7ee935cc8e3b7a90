import type { Route } from './+types/error-code-page.ts';
import { paths } from '#web/config/paths.ts';
import { useSiteSettings } from '#web/domain/site-settings/site-facts.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle('Something went wrong');

export default function ErrorCodePage({ params }: Route.ComponentProps) {
  const { errorCode } = params;
  const settings = useSiteSettings();
  return (
    <StatusPage title="Something went wrong" eyebrow={`Error ${errorCode}`} tone="danger">
      <p>
        {sentences[errorCode] ??
          'We could not do what you asked. Please try again later; what you saved before is safe.'}
      </p>
      {settings && (
        <p>
          If you think this is our mistake, write to{' '}
          <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
        </p>
      )}
      <StatusPage.Actions>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          My account
        </LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}

const sentences: Readonly<Record<string, string>> = {
  403: 'Your account may not open this page. You may be signed in with another account than you think.',
  404: 'This page does not exist, or no longer.',
};
