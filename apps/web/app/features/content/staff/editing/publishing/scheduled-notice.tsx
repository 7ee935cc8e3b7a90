import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';

import * as phrases from '#phrases/content/staff/publishing.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import type { PageEditorState } from '../editor/use-page-editor.ts';

/** Says that a scheduled version cannot be changed; it can be unscheduled. */
export function ScheduledNotice({
  latest,
  editor,
  onReload,
}: {
  latest: PageDetail;
  editor: PageEditorState;
  onReload: () => void;
}) {
  const time = latest.draft?.scheduledFor;
  const takeBack = async () => {
    if (await editor.unschedule()) onReload();
  };
  return (
    <Callout tone="info" title={time ? phrases.goesPublic({ time: formatInstant(time) }) : phrases.scheduled}>
      <p>{phrases.scheduledHint}</p>
      <Button
        variant="secondary"
        size="sm"
        loading={editor.busy === 'unschedule'}
        onClick={() => void takeBack()}
      >
        {phrases.removeFromSchedule}
      </Button>
    </Callout>
  );
}
