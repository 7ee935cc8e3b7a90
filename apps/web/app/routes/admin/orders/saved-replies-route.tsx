import * as phrases from '#phrases/domain/saved-replies.ts';
import { ReplyList } from '#web/features/saved-replies/admin/reply-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.savedReplies);

export default function SavedReplies() {
  return (
    <Page title={phrases.savedReplies} intro={phrases.whatTheyAreFor}>
      <RequireAbility ability="use-saved-replies">{() => <ReplyList />}</RequireAbility>
    </Page>
  );
}
