import * as phrases from '#phrases/arrival/staff/badges.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { DownloadedFile } from '#web/lib/api/download-endpoint.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Downloads a PDF of badges; a refusal stands below the button. */
export function PrintButton<Variable>({
  id,
  label,
  what,
  file: { mutateAsync, isPending, variables, error },
}: {
  id: string;
  label: string;
  /** Names the file to the server. */
  what: Variable;
  file: {
    mutateAsync: (what: Variable) => Promise<DownloadedFile>;
    isPending: boolean;
    variables: Variable | undefined;
    error: Error | null;
  };
}) {
  const download = async () => {
    try {
      saveFile(await mutateAsync(what));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  };
  const isMine = variables === what;
  return (
    <div>
      <Button
        variant="secondary"
        icon={icons.download}
        loading={isPending && isMine}
        loadingLabel={phrases.makingBadges}
        onClick={() => void download()}
      >
        {label}
      </Button>
      <div role="alert">
        <FieldError id={id} error={isMine ? error?.message : undefined} />
      </div>
    </div>
  );
}
