import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasPlaceholders } from '@sangamam/contract/casework/saved-replies/fill-reply';
import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/saved-replies.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useCloseOnEscape } from '#web/ui/feedback/dialog/use-close-on-escape.ts';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useSavedReplies } from './api.ts';
import { matchingReplies } from './matching-replies.ts';
import styles from './saved-replies.module.css';

interface ReplyPickerProps {
  isForSeveral: boolean;
  /** Fills in what a reply leaves open; undefined where the values are not known. */
  fill: ((text: string) => string) | undefined;
  /** Whether the values are on their way. */
  isLoading: boolean;
  /** How many letters the text may still get. */
  room: number;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** The saved replies below a text, to search and to choose from. Rendered while it is open. */
export function ReplyPicker({ isLoading, onClose, ...props }: ReplyPickerProps) {
  const query = useSavedReplies(true);
  useCloseOnEscape({ opened: true, onEscape: onClose });
  return (
    <section className={styles['picker']} aria-label={phrases.savedReplies}>
      {isLoading ? (
        <TextSkeleton lines={4} />
      ) : (
        <Loaded query={query} skeleton={<TextSkeleton lines={4} />}>
          {(replies) =>
            replies.length === 0 ? (
              <p className={styles['none']}>{phrases.noReplyYet}</p>
            ) : (
              <Choices replies={replies} {...props} />
            )
          }
        </Loaded>
      )}
      <Link className={styles['manage']} to={adminPaths.savedReplies}>
        {phrases.manageSavedReplies}
      </Link>
    </section>
  );
}

function Choices({
  replies,
  isForSeveral,
  fill,
  room,
  onPick,
}: Omit<ReplyPickerProps, 'isLoading' | 'onClose'> & { replies: readonly SavedReply[] }) {
  const [search, setSearch] = useState('');
  const choices = matchingReplies(replies, search).map(({ _id, name, text }) => {
    const filled = fill?.(text) ?? text;
    const isOpen = fill === undefined && hasPlaceholders(text);
    const over = filled.length - room;
    const problem =
      (isOpen && (isForSeveral ? phrases.oneFamilyHint : phrases.cannotBeFilledIn)) ||
      (over > 0 && phrases.tooLongHere({ count: over }));
    return { _id, name, filled, problem };
  });
  const first = choices.find(({ problem }) => !problem);
  return (
    <>
      <SearchInput
        ref={focusWithoutTouch}
        aria-label={phrases.searchSavedReplies}
        placeholder={phrases.searchSavedReplies}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          if (search.trim() !== '' && first && !event.nativeEvent.isComposing) onPick(first.filled);
        }}
      />
      <output className="visually-hidden">{phrases.replyCount(choices.length)}</output>
      {choices.length === 0 && <p className={styles['none']}>{phrases.nothingMatches}</p>}
      {choices.length > 0 && (
        <ul className={styles['choices']}>
          {choices.map(({ _id, name, filled, problem }) => (
            <li key={_id}>
              <button
                type="button"
                aria-disabled={problem ? true : undefined}
                onClick={() => problem || onPick(filled)}
              >
                <strong>{name}</strong>
                <span className={styles['preview']}>{filled}</span>
                {problem && <span className={styles['problem']}>{problem}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** With touch alone the keyboard would cover the list. */
function focusWithoutTouch(input: HTMLInputElement | null): void {
  if (matchMedia('(any-pointer: fine)').matches) input?.focus();
}
