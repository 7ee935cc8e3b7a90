import type { SavedReply } from '@sangamam/contract/casework/saved-replies/saved-reply';

import * as phrases from '#phrases/domain/saved-replies.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import styles from './reply-columns.module.css';

/** What is about to be done with a reply. */
export interface Asked {
  act: 'edit' | 'delete';
  reply: SavedReply;
}

/** The columns of the saved replies. */
export function columnsOf(ask: (asked: Asked) => void): readonly Column<SavedReply>[] {
  return [
    {
      key: 'name',
      header: phrases.nameOfTheReply,
      rowHeader: true,
      cell: ({ name }) => <strong className={styles['name']}>{name}</strong>,
    },
    {
      key: 'text',
      header: phrases.textOfTheReply,
      plain: true,
      cell: ({ text }) => <span className={styles['text']}>{text}</span>,
    },
    {
      key: 'changed',
      header: phrases.lastChanged,
      cell: ({ changedAt, changedBy }) => (
        <span className={styles['changed']}>
          <time dateTime={changedAt}>{formatDayOfInstant(changedAt)}</time>
          {changedBy !== null && (
            <>
              {' '}
              <span>{phrases.bySomebody({ name: changedBy })}</span>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'acts',
      header: phrases.actions,
      screenOnly: true,
      cell: (reply) => (
        <span className={styles['acts']}>
          <Button variant="muted" size="sm" icon={icons.edit} onClick={() => ask({ act: 'edit', reply })}>
            {phrases.edit}
            <span className="visually-hidden"> {reply.name}</span>
          </Button>
          <Button variant="muted" size="sm" icon={icons.trash} onClick={() => ask({ act: 'delete', reply })}>
            {phrases.deleteLabel}
            <span className="visually-hidden"> {reply.name}</span>
          </Button>
        </span>
      ),
    },
  ];
}
