import { useId, useState } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { DownloadedFile } from '#web/lib/api/download-endpoint.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

/** Downloads a PDF of forms. What is wrong with the choice, or a refusal, stands below the button. */
export function FormButton({
  label,
  whyNot,
  fetchFile,
}: {
  label: string;
  /** What is wrong with the choice; nothing is fetched then. */
  whyNot?: () => string | undefined;
  fetchFile: () => Promise<DownloadedFile>;
}) {
  const id = useId();
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState<string>();
  const download = async () => {
    const reason = whyNot?.();
    setError(reason);
    if (reason !== undefined) return;
    setMaking(true);
    try {
      saveFile(await fetchFile());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setMaking(false);
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        icon={icons.download}
        loading={isMaking}
        loadingLabel={phrases.makingForms}
        onClick={() => void download()}
      >
        {label}
      </Button>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
