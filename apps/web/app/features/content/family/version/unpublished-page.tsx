import * as phrases from '#phrases/content/family/version.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Stands in place of a page that nobody has published yet. */
export function UnpublishedPage({ title }: { title: string }) {
  return (
    <StatusPage title={phrases.unpublishedTitle} eyebrow={title}>
      <p>{phrases.unpublishedText}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>{phrases.goHome}</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
