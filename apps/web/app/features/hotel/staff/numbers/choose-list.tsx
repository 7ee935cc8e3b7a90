import { maxNumbersBytes } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { useId, useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { TextareaField } from '#web/ui/form/field/text-field.tsx';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../hotel-admin.module.css';

/** Takes a file by the picker or dropped, or pasted rows, which travel as a file, too. `sent` is the upload's progress. */
export function ChooseList({
  sent,
  onChosen,
  onFault,
}: {
  sent: number | undefined;
  onChosen: (file: File) => void;
  onFault: (fault: string | undefined) => void;
}) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const size = byteText(maxNumbersBytes);
  const isReading = sent !== undefined;
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > maxNumbersBytes;
    onFault(isTooLarge ? phrases.tooLarge({ size }) : undefined);
    if (!isTooLarge) onChosen(file);
  };
  return (
    <Stack>
      <FileDrop
        id={id}
        act={phrases.chooseAFile}
        orDrop={phrases.orDropItHere}
        hint={phrases.formatsUpTo({ size })}
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={isReading}
        onFiles={([file]) => choose(file)}
      />
      {isReading && (
        <progress
          className={styles['progress']}
          value={sent < 1 ? sent : undefined}
          max={1}
          aria-label={phrases.reading}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(new File([pasted], phrases.pastedName, { type: 'text/plain' }));
        }}
      >
        <Stack gap="sm">
          <TextareaField
            label={phrases.orPasteRows}
            description={phrases.pasteHint}
            optional
            rows={5}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <div>
            <Button type="submit" variant="secondary" idle={pasted.trim() === ''} loading={isReading}>
              {phrases.readPasted}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
