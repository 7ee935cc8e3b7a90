import type { LineChoice, NumberColumns } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { usePreviewNumbers } from '../api.ts';
import { ChooseList } from './choose-list.tsx';
import { NumberPreview } from './number-preview.tsx';

/** Takes a list of the hotel, shows what it would change, and enters what staff agree to. */
export function ImportNumbers({ conventionId }: { conventionId: string }) {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [fault, setFault] = useState<string>();
  const [choices, setChoices] = useState<readonly LineChoice[]>([]);
  const preview = usePreviewNumbers(conventionId);
  const read = async (chosen: File, columns?: NumberColumns, said: readonly LineChoice[] = []) => {
    setSent(0);
    setChoices(said);
    setFault(undefined);
    try {
      await preview.mutateAsync({ file: chosen, columns, choices: said, onProgress: setSent });
      setFile(chosen);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
      setFile(undefined);
    }
  };
  const leave = () => {
    setFile(undefined);
    preview.reset();
  };
  return (
    <Stack>
      {fault !== undefined && (
        <Callout tone="danger" live scrollIntoView>
          <p>{fault}</p>
        </Callout>
      )}
      {file && preview.data ? (
        <>
          <NumberPreview
            // A list that was read again has lines of its own.
            key={preview.submittedAt}
            conventionId={conventionId}
            fileName={file.name}
            preview={preview.data}
            isReading={preview.isPending}
            choices={choices}
            onColumns={(columns) => void read(file, columns, choices)}
            onChoices={(said) => void read(file, preview.data.columns, said)}
          />
          <div>
            <Button variant="secondary" onClick={leave}>
              {phrases.anotherList}
            </Button>
          </div>
        </>
      ) : (
        <ChooseList
          sent={preview.isPending ? sent : undefined}
          onFault={setFault}
          onChosen={(chosen) => void read(chosen)}
        />
      )}
    </Stack>
  );
}
