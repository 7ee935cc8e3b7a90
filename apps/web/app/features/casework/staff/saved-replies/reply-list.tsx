import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';
import { useState } from 'react';

import * as phrases from '#phrases/domain/saved-replies.ts';
import { useDeleteReply, useSavedReplies } from '#web/domain/saved-replies/api.ts';
import { matchingReplies } from '#web/domain/saved-replies/matching-replies.ts';
import { ReplyDialog } from '#web/domain/saved-replies/reply-dialog.tsx';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ListSearch } from '#web/ui/form/search-input/list-search.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import { columnsOf, type Asked } from './reply-columns.tsx';

/** All saved replies: to search, write, change and delete. */
export function ReplyList() {
  const query = useSavedReplies(true);
  return <Loaded query={query}>{(replies) => <Replies replies={replies} />}</Loaded>;
}

function Replies({ replies }: { replies: readonly SavedReply[] }) {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked | { act: 'write' }>();
  const { mutateAsync: remove } = useDeleteReply();
  const close = () => setAsked(undefined);
  // The current one: somebody else may have changed it since the dialog opened.
  const latest = (reply: SavedReply) => replies.find(({ _id }) => _id === reply._id) ?? reply;
  return (
    <>
      <ListSearch
        label={phrases.searchSavedReplies}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <HeadingAction>
        <Button icon="plus" onClick={() => setAsked({ act: 'write' })}>
          {phrases.writeAReply}
        </Button>
      </HeadingAction>
      <DataTable
        caption={phrases.savedReplies}
        columns={columnsOf(setAsked)}
        rows={matchingReplies(replies, search)}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState title={replies.length === 0 ? phrases.noneYet : phrases.noneMatches}>
            <p>{replies.length === 0 ? phrases.emptyText : phrases.tryFewerWords}</p>
          </EmptyState>
        }
      />
      {asked?.act === 'write' && <ReplyDialog onClose={close} />}
      {asked?.act === 'edit' && <ReplyDialog reply={latest(asked.reply)} onClose={close} />}
      {asked?.act === 'delete' && (
        <ConfirmDialog
          opened
          onClose={close}
          title={phrases.deleteThisReply({ name: asked.reply.name })}
          confirmLabel={phrases.deleteLabel}
          onConfirm={async () => {
            await remove(asked.reply);
            showToast({ message: phrases.deleted({ name: asked.reply.name }) });
          }}
        >
          <p>{phrases.deletedForAll}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
