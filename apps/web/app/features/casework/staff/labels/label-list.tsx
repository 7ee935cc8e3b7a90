import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ListedLabel } from '@sangamam/contract/casework/labels/label-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import { useDeleteLabel, useLabels } from './api.ts';
import { LabelDialog } from './label-dialog.tsx';
import { LabelTag } from './label-tag.tsx';
import styles from './labels.module.css';

/** The open dialog: creating, changing or deleting a label. */
type Asked = { act: 'create' } | { act: 'change' | 'delete'; label: ListedLabel };

/** All labels, with how many records have each; whoever decides about registrations creates, renames and deletes them. */
export function LabelList({ roles }: { roles: readonly StaffRole[] }) {
  const query = useLabels();
  const [asked, setAsked] = useState<Asked>();
  const remove = useDeleteLabel();
  const close = () => setAsked(undefined);
  const toDelete = asked?.act === 'delete' ? asked.label : undefined;
  return (
    <div className={styles['list']}>
      <HeadingAction>
        <Button icon="plus" onClick={() => setAsked({ act: 'create' })}>
          {phrases.newLabel}
        </Button>
      </HeadingAction>
      <Loaded query={query}>
        {(labels) => (
          <DataTable
            caption={phrases.labels}
            columns={columnsOf(setAsked, roles)}
            rows={labels}
            rowKey={({ _id }) => _id}
            empty={
              <EmptyState title={phrases.noLabelsYet}>
                <p>{phrases.emptyText}</p>
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {(asked?.act === 'create' || asked?.act === 'change') && (
        <LabelDialog
          label={asked.act === 'change' ? asked.label : undefined}
          onClose={close}
          onSaved={({ name }) => showToast({ message: phrases.isSaved({ name }) })}
        />
      )}
      <ConfirmDialog
        opened={toDelete !== undefined}
        onClose={close}
        title={phrases.deleteThisLabel}
        confirmLabel={phrases.deleteIt}
        onConfirm={async () => {
          if (!toDelete) return;
          await remove.mutateAsync(toDelete);
          showToast({ message: phrases.isDeleted({ name: toDelete.name }) });
        }}
      >
        <p>{toDelete && phrases.deleteText({ name: toDelete.name, on: whatHas(toDelete) })}</p>
      </ConfirmDialog>
    </div>
  );
}

/** What has a label, counted. */
function whatHas({ uses, paymentUses, messageUses, personUses }: ListedLabel): string {
  const parts = [
    uses > 0 && phrases.countOf.REGISTRATION(uses),
    paymentUses > 0 && phrases.countOf.PAYMENT(paymentUses),
    messageUses > 0 && phrases.countOf.MESSAGE(messageUses),
    personUses > 0 && phrases.countOf.PERSON(personUses),
  ].filter((part) => part !== false);
  return inOneSentence.format(parts);
}

const inOneSentence = new Intl.ListFormat('en-US');

/** A number of records; a link to their list for whoever may open it. */
function Uses({ count, to }: { count: number; to: string | false }) {
  return count === 0 || to === false ? count : <Link to={to}>{count}</Link>;
}

const columnsOf = (
  ask: (asked: Asked) => void,
  roles: readonly StaffRole[],
): readonly Column<ListedLabel>[] => [
  {
    key: 'name',
    header: phrases.label,
    rowHeader: true,
    cell: (label) => <LabelTag label={label} />,
  },
  {
    key: 'uses',
    header: phrases.registrations,
    numeric: true,
    cell: ({ _id, uses }) => (
      <Uses count={uses} to={`${adminPaths.registrations}?conventionId=all&label=${_id}`} />
    ),
  },
  {
    key: 'payments',
    header: phrases.payments,
    numeric: true,
    cell: ({ _id, paymentUses }) => (
      <Uses
        count={paymentUses}
        to={hasAbility(roles, 'manage-payments') && `${adminPaths.payments}?conventionId=all&label=${_id}`}
      />
    ),
  },
  {
    key: 'messages',
    header: phrases.messages,
    numeric: true,
    cell: ({ _id, messageUses }) => (
      <Uses
        count={messageUses}
        to={hasAbility(roles, 'answer-messages') && `${adminPaths.messages}?label=${_id}`}
      />
    ),
  },
  {
    key: 'people',
    header: phrases.people,
    numeric: true,
    cell: ({ _id, personUses }) => (
      <Uses
        count={personUses}
        to={hasAbility(roles, 'manage-people') && `${adminPaths.people}?label=${_id}`}
      />
    ),
  },
  {
    key: 'actions',
    screenOnly: true,
    header: phrases.actions,
    cell: (label) => (
      <div className={styles['rowActions']}>
        <Button
          variant="muted"
          size="sm"
          aria-label={phrases.changeLabelTitle({ name: label.name })}
          onClick={() => ask({ act: 'change', label })}
        >
          {phrases.change}
        </Button>
        <Button
          variant="muted"
          size="sm"
          aria-label={phrases.deleteNamed({ name: label.name })}
          onClick={() => ask({ act: 'delete', label })}
        >
          {phrases.deleteIt}
        </Button>
      </div>
    ),
  },
];
