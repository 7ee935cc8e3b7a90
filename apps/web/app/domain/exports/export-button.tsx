import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { useState } from 'react';

import * as phrases from '#phrases/domain/exports.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ExportForm, type ExportableTable } from './export-form.tsx';

/** Opens the choice of columns of a list's file. With several tables, one of them is chosen first. */
export function ExportButton({
  list,
  countText,
  tables,
  roles,
}: {
  /** Names the list for screen readers and in the dialog's title. */
  list: string;
  /** How many rows of the list match its search and filters. */
  countText: string | undefined;
  tables: readonly [ExportableTable, ...ExportableTable[]];
  roles: readonly StaffRole[];
}) {
  const [opened, setOpened] = useState(false);
  const isWriting = tables.some(({ file }) => file.isPending);
  return (
    <>
      <Button
        variant="secondary"
        icon={icons.download}
        aria-label={phrases.exportOf({ list })}
        onClick={() => setOpened(true)}
      >
        {phrases.exportLabel}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={phrases.exportOf({ list })}
        size="lg"
        closable={!isWriting}
      >
        <ExportForm countText={countText} tables={tables} roles={roles} onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}
