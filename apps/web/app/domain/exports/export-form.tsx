import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { columnsAllowed, type ExportColumns } from '@sangamam/contract/exports/export-columns';
import { exportFormats, type ExportFormat } from '@sangamam/contract/exports/export-format';
import { useState } from 'react';

import * as phrases from '#phrases/domain/exports.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { DownloadedFile } from '#web/lib/api/download-endpoint.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { ColumnChoice } from './column-choice.tsx';
import { storeColumns, storedColumns } from './stored-choice.ts';

/** A table that staff can have as a file. */
export interface ExportableTable {
  /** Under which the choice of columns is remembered. */
  key: string;
  /** What a row is. */
  label: string;
  columns: ExportColumns;
  file: {
    mutateAsync: (chosen: { format: ExportFormat; columns: readonly string[] }) => Promise<DownloadedFile>;
    isPending: boolean;
  };
}

/** Chooses table, columns and format, and downloads the file. The server may ask for the password first. */
export function ExportForm({
  countText,
  tables,
  roles,
  onClose,
}: {
  countText: string | undefined;
  tables: readonly [ExportableTable, ...ExportableTable[]];
  roles: readonly StaffRole[];
  onClose: () => void;
}) {
  const [key, setKey] = useState(tables[0].key);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [refusal, setRefusal] = useState<string>();
  const table = tables.find((one) => one.key === key) ?? tables[0];
  const columns = columnsOf(table, roles);
  const chosen = choices[table.key] ?? storedColumns(table.key, columns);
  const download = async () => {
    setRefusal(undefined);
    try {
      saveFile(await table.file.mutateAsync({ format, columns: chosen }));
      showToast({ message: phrases.theFileWasDownloaded });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <>
      <p>{countText === undefined ? phrases.searchAndFiltersApply : phrases.rowsOfTheList({ countText })}</p>
      {tables.length > 1 && (
        <ChoiceField
          label={phrases.rowsLabel}
          name="table"
          value={table.key}
          onChange={setKey}
          options={tables.map(({ key, label }) => ({ value: key, label }))}
        />
      )}
      <ColumnChoice
        columns={columns}
        chosen={chosen}
        onChange={(next) => {
          setChoices({ ...choices, [table.key]: next });
          storeColumns(table.key, next);
        }}
      />
      <ChoiceField
        label={phrases.format}
        name="format"
        value={format}
        onChange={(next) => setFormat(exportFormats.find((one) => one === next) ?? 'xlsx')}
        options={phrases.formatOptions}
      />
      <div role="alert">
        <FieldError id="export" error={refusal} />
      </div>
      <DialogActions>
        <Button
          icon={icons.download}
          loading={table.file.isPending}
          loadingLabel={phrases.writingTheFile}
          disabled={chosen.length === 0}
          onClick={() => void download()}
        >
          {phrases.download}
        </Button>
        <CancelButton disabled={table.file.isPending} onClick={onClose} />
      </DialogActions>
    </>
  );
}

/** The columns that these roles may have. */
function columnsOf({ columns }: ExportableTable, roles: readonly StaffRole[]): ExportColumns {
  const allowed = columnsAllowed(columns, roles);
  return Object.fromEntries(Object.entries(columns).filter(([key]) => allowed.includes(key)));
}
