import { useState } from 'react';

import { adminPaths } from '@sangamam/contract/admin-paths';
import { lineGroups } from '@sangamam/contract/bank/statements/statement-endpoints';
import type { RemainingBooking } from '@sangamam/contract/bank/statements/import-endpoints';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ShortcutHelp } from '#web/domain/shortcuts/shortcut-help.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton, Button } from '#web/ui/primitives/button/button.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { ShortcutsButton } from '#web/domain/shortcuts/shortcuts-button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useStatement, useUndoStatement } from './api.ts';
import { GroupTabs } from './group-tabs.tsx';
import { LineList } from './line-list.tsx';
import { RemainingBookings } from './remaining-bookings.tsx';

import styles from './statements.module.css';

const pageSize = 50;

/** A statement: how many lines are in which state, and the lines of one state to decide. */
export function StatementView({ statementId }: { statementId: string }) {
  const params = useListParams();
  const [helping, setHelping] = useState(false);
  const chosen = lineGroups.find((group) => group === params.filter('group'));
  const group = chosen ?? 'SURE';
  const query = useStatement(statementId, {
    group,
    page: String(params.page),
    pageSize: String(pageSize),
  });
  return (
    <Loaded
      query={query}
      skeleton={<Matching />}
      refused={renderNotFound(
        phrases.notFound,
        <LinkButton to={adminPaths.statements}>{phrases.allStatements}</LinkButton>,
      )}
    >
      {({ statement, groups, docs, totalPages }) => (
        <Stack>
          {statement.undoneAt !== null && (
            <Callout>
              <p>{phrases.isUndone}</p>
            </Callout>
          )}
          <GroupTabs groups={groups} current={group} onChoose={(next) => params.setFilter('group', next)} />
          <p className={styles['soft']}>{phrases.groupHints[group]}</p>
          <LineList
            // Another state or page starts anew: selection and place belong to what is seen.
            key={`${group} ${params.page}`}
            statementId={statementId}
            lines={docs}
            isBusy={query.isFetching}
            page={params.page}
            totalPages={totalPages}
            onPage={params.setPage}
            onHelp={() => setHelping(true)}
            empty={
              <EmptyState title={statement.counts.open === 0 ? phrases.allDone : phrases.nothingInGroup}>
                <p>{phrases.nothingInGroupText}</p>
              </EmptyState>
            }
          />
          <Row>
            {statement.undoneAt === null && <UndoImport statementId={statementId} />}
            <ShortcutsButton onClick={() => setHelping(true)} />
          </Row>
          <ShortcutHelp
            keys={phrases.keys}
            asksFirst={false}
            opened={helping}
            onClose={() => setHelping(false)}
          />
        </Stack>
      )}
    </Loaded>
  );
}

/** Matching a long statement takes seconds: what goes on is said. */
function Matching() {
  return (
    <output className={styles['matching']}>
      <Spinner label={phrases.matching} />
      <span>{phrases.matching}</span>
    </output>
  );
}

/** Takes an import back after one question; bookings that stay are listed with the reason. */
function UndoImport({ statementId }: { statementId: string }) {
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<readonly RemainingBooking[]>([]);
  const { mutateAsync } = useUndoStatement(statementId);
  const undo = async () => {
    const { reversed, kept } = await mutateAsync();
    setKept(kept);
    showToast({
      message: kept.length > 0 ? phrases.undoKept(kept.length) : phrases.undoneAll(reversed),
      forMs: 5_000,
    });
  };
  return (
    <>
      {kept.length > 0 && <RemainingBookings kept={kept} onReversed={undo} />}
      <Button variant="muted" size="sm" onClick={() => setAsked(true)}>
        {phrases.undoImport}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.undoTitle}
        confirmLabel={phrases.undoConfirm}
        onConfirm={undo}
      >
        <p>{phrases.undoText}</p>
      </ConfirmDialog>
    </>
  );
}
