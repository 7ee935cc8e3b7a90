import { exportFormats, type ExportFormat } from '@sangamam/contract/exports/export-format';

import * as phrases from '#phrases/domain/exports.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { DownloadedFile } from '#web/lib/api/download-endpoint.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import styles from './exports.module.css';

const formatNames = { csv: phrases.downloadCsv, xlsx: phrases.downloadXlsx };

/** Downloads a table in each format. The server may ask for the password first. */
export function ExportButtons({
  table,
  file: { mutateAsync, isPending, variables, error },
  variant = 'secondary',
}: {
  /** Names the table for screen readers. */
  table: string;
  file: {
    mutateAsync: (format: ExportFormat) => Promise<DownloadedFile>;
    isPending: boolean;
    variables: ExportFormat | undefined;
    error: Error | null;
  };
  /** `muted` beside other quiet buttons. */
  variant?: 'secondary' | 'muted';
}) {
  const download = async (format: ExportFormat) => {
    try {
      saveFile(await mutateAsync(format));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  };
  return (
    <div className={styles['buttons']}>
      {exportFormats.map((format) => (
        <Button
          key={format}
          size="sm"
          variant={variant}
          icon={variant === 'muted' ? undefined : icons.download}
          aria-label={phrases.downloadAs({ table, format: formatNames[format] })}
          loading={isPending && variables === format}
          loadingLabel={phrases.writingTheFile}
          onClick={() => void download(format)}
        >
          {formatNames[format]}
        </Button>
      ))}
      <div role="alert">
        <FieldError id={`export-${table}`} error={error?.message} />
      </div>
    </div>
  );
}
