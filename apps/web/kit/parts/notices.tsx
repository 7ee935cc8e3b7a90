import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { LostBoat } from '#web/ui/primitives/ornament/lost-boat.tsx';
import { Part, State } from '../part.tsx';

const absent = new ApiError(404, []);

/** What the site says of itself: notices, nothing yet, something wrong, a whole page that says one thing. */
export function Notices() {
  return (
    <Part name="notices">
      {({ title, longTitle, sentence, paragraph, act, other }) => (
        <>
          {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Callout key={tone} tone={tone} title={title}>
              <p>{sentence}</p>
            </Callout>
          ))}
          <State name="long, with a button">
            <Callout tone="warning" title={longTitle}>
              <p>{paragraph}</p>
              <Button size="sm" variant="secondary">
                {act}
              </Button>
            </Callout>
          </State>
          <State name="without a title">
            <Callout>
              <p>{sentence}</p>
            </Callout>
          </State>
          <EmptyState title={title} action={<Button>{act}</Button>}>
            <p>{sentence}</p>
          </EmptyState>
          <EmptyState title={longTitle} />
          {renderNotFound(title, <Button variant="secondary">{other}</Button>, sentence)(absent)}
          <ErrorState title={title} message={paragraph} onRetry={() => undefined} />
          <State name="busy">
            <ErrorState title={title} message={sentence} onRetry={() => undefined} retrying />
          </State>
          <StatusPage title={title} eyebrow={sentence} tone="success">
            <p>{paragraph}</p>
            <StatusPage.Actions>
              <Button>{act}</Button>
              <Button variant="secondary">{other}</Button>
            </StatusPage.Actions>
          </StatusPage>
          <StatusPage title={longTitle} tone="danger" drawing={<LostBoat />}>
            <p>{sentence}</p>
          </StatusPage>
        </>
      )}
    </Part>
  );
}
