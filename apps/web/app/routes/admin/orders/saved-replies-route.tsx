import * as phrases from '#phrases/domain/saved-replies.ts';
import { ReplyList } from '#web/features/casework/staff/saved-replies/reply-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.savedReplies);
export const handle: PageHandle = { heading: phrases.savedReplies, ability: 'use-saved-replies' };

export default function SavedReplies() {
  return (
    <Page title={phrases.savedReplies} intro={phrases.intro}>
      <RequireAbility ability="use-saved-replies">{() => <ReplyList />}</RequireAbility>
    </Page>
  );
}
