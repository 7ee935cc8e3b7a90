import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  listMessages,
  messageSources,
  messageListStates,
  type MessageRow,
  type MessageSource,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import { assignedTo as assignedToLabel } from '#phrases/casework/staff/assignment.ts';
import * as phrases from '#phrases/contact/staff/messages.ts';
import { PickAll, PickBox } from '#web/domain/bulk-results/pick-box.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { useAssignees } from '#web/features/casework/staff/care/api.ts';
import { assigneeName } from '#web/features/casework/staff/care/assignment/assignee-options.ts';
import {
  assignedFilter,
  followUpListFilter,
  labelFilter,
} from '#web/features/casework/staff/care/care-filters.ts';
import { useLabels } from '#web/features/casework/staff/labels/api.ts';
import { BulkCare } from '#web/features/casework/staff/care/bulk-care.tsx';
import { CareLine } from '#web/features/casework/staff/care/care-line.tsx';

import { useMessages } from './api.ts';
import styles from './message.module.css';
import { LetterLine } from './letter-line.tsx';
import { MessageState, messageStateNames } from './message-state.tsx';

/** What the address of the list may ask for. */
const ofMessages = listMessages.query.omit({ registrationId: true });

/** Messages sent with the contact form, and answers to letters; several are assigned, followed up and labelled at once. */
export function MessageTable() {
  const params = useListParams();
  const asked = listQuery(ofMessages, params);
  const isFiltered = Boolean(
    asked?.search ?? asked?.state ?? asked?.assigned ?? asked?.followUp ?? asked?.label ?? asked?.source,
  );
  const query = useMessages(asked);
  const assignees = useAssignees('MESSAGE');
  const { data: labels = [] } = useLabels();
  const rows = query.data?.docs ?? [];
  const [pickedIds, setPickedIds] = useState<readonly string[]>([]);
  const picked = rows.filter(({ _id }) => pickedIds.includes(_id));
  const pick = pickColumn({
    isPicked: (row) => picked.includes(row),
    onPick: ({ _id }, on) => setPickedIds(on ? [...pickedIds, _id] : pickedIds.filter((id) => id !== _id)),
  });
  return (
    <>
      <FilteredTable
        caption={phrases.messages}
        countText={phrases.messageCount}
        columns={[pick, ...columns]}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={[...filters, assignedFilter(assignees), followUpListFilter, labelFilter(labels)]}
        mutedRow={({ state }) => state === 'CLOSED'}
        empty={{
          title: phrases.noMessagesHere,
          text: isFiltered ? phrases.noMatches : phrases.emptyText,
        }}
        foot={
          <PickAll
            label={phrases.selectPage({ count: rows.length })}
            pickable={rows}
            picked={picked}
            onPick={(messages) => setPickedIds(messages.map(({ _id }) => _id))}
          />
        }
      />
      <BulkCare
        kind="MESSAGE"
        rows={picked.map(namedMessage)}
        label={phrases.selectedMessages}
        selected={phrases.selectedCount(picked.length)}
        onClear={() => setPickedIds([])}
      />
    </>
  );
}

/** A message as results of several name it. */
function namedMessage({ _id, messageSubject, fullname, assignedTo, followUp, labels }: MessageRow) {
  const care = { assignedTo, followUp, labels };
  return { _id, name: messageSubject, to: adminPaths.message(_id), number: fullname, care };
}

/** The boxes with which messages are selected. */
const pickColumn = (tools: {
  isPicked: (message: MessageRow) => boolean;
  onPick: (message: MessageRow, on: boolean) => void;
}): Column<MessageRow> => ({
  key: 'pick',
  screenOnly: true,
  header: phrases.selectColumn,
  cell: (row) => (
    <PickBox
      label={phrases.select(row)}
      isPicked={tools.isPicked(row)}
      onPick={(on) => tools.onPick(row, on)}
    />
  ),
});

const sourceNames: Readonly<Record<MessageSource, string>> = {
  FORM: phrases.contactForm,
  LETTER: phrases.answersToLetters,
};

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: phrases.state,
    options: messageListStates.map((value) => ({
      value,
      label: value === 'OPEN' ? phrases.notClosed : messageStateNames[value],
    })),
  },
  {
    name: 'source',
    label: phrases.source,
    options: messageSources.map((value) => ({ value, label: sourceNames[value] })),
  },
];

const columns: readonly Column<MessageRow>[] = [
  {
    key: 'subject',
    header: phrases.message,
    rowHeader: true,
    cell: ({ _id, messageSubject, excerpt, attachmentCount, letter, followUp, labels }) => (
      <>
        <div className={styles['subject']}>
          <Link to={adminPaths.message(_id)}>{messageSubject}</Link>
          {attachmentCount > 0 && (
            <span className={styles['files']}>
              <Icon name={icons.paperclip} size={16} />
              <span className="visually-hidden">{phrases.attachments} </span>
              {attachmentCount}
            </span>
          )}
        </div>
        {letter && <LetterLine letter={letter} />}
        <p className={styles['excerpt']}>{excerpt}</p>
        <CareLine care={{ assignedTo: null, followUp, labels }} />
      </>
    ),
  },
  {
    key: 'from',
    header: phrases.from,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ fullname, emailAddress }) => (
      <span className={styles['from']}>
        {fullname}
        <small>
          <EmailText email={emailAddress} />
        </small>
      </span>
    ),
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state }) => <MessageState state={state} />,
  },
  {
    key: 'assigned',
    header: assignedToLabel,
    cell: ({ assignedTo }) => assignedTo && assigneeName(assignedTo),
  },
  {
    key: 'created',
    header: phrases.received,
    plain: true,
    onPhone: 'line-end',
    cell: ({ createdAt }) => <span className={styles['when']}>{shortInstant(createdAt)}</span>,
  },
];
