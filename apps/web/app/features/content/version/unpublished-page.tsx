import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Stands in place of a page that nobody has published yet. */
export function UnpublishedPage({ title }: { title: string }) {
  return (
    <StatusPage title="This page is being prepared" eyebrow={title}>
      <p>There is nothing to read here yet. Please come back in a few days.</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
