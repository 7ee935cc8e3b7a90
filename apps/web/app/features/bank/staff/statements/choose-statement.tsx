import { maxStatementBytes } from '@sangamam/contract/bank/statements/bank-line';
import { useId, useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import { TextareaField } from '#web/ui/form/field/text-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './statements.module.css';

/** Takes a file by the picker or dropped, or pasted text, which travels as a file, too. `sent` is the upload's progress. */
export function ChooseStatement({
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
  const size = byteText(maxStatementBytes);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isTooLarge = file.size > maxStatementBytes;
    onFault(isTooLarge ? phrases.tooLarge({ size }) : undefined);
    if (!isTooLarge) onChosen(file);
  };
  return (
    <div className={styles['choose']} aria-busy={sent !== undefined}>
      <FileDrop
        id={id}
        act={phrases.chooseAFile}
        orDrop={phrases.orDropItHere}
        hint={phrases.formatsUpTo({ size })}
        accept=".csv,.txt,.tsv,.ofx,.qfx,.qbo,.xml"
        disabled={sent !== undefined}
        onFiles={([file]) => choose(file)}
      />
      {sent !== undefined && (
        <progress value={sent < 1 ? sent : undefined} max={1} aria-label={phrases.reading} />
      )}
      <form
        className={styles['paste']}
        onSubmit={(event) => {
          event.preventDefault();
          choose(new File([pasted], phrases.pastedName, { type: 'text/plain' }));
        }}
      >
        <TextareaField
          label={phrases.orPasteIt}
          description={phrases.pasteHint}
          optional
          rows={5}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div>
          <Button type="submit" variant="secondary" idle={pasted.trim() === ''} loading={sent !== undefined}>
            {phrases.readPasted}
          </Button>
        </div>
      </form>
    </div>
  );
}
