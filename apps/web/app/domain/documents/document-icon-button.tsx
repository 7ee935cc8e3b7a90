import * as phrases from '#phrases/domain/documents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { useDocument, type OfferedDocument } from './use-document.ts';

/** An icon that downloads a document of an order; `label` is its tooltip, too. */
export function DocumentIconButton({
  kind,
  orderId,
  label,
}: {
  kind: OfferedDocument;
  orderId: string;
  label: string;
}) {
  const { download, isPending } = useDocument(kind, orderId);
  if (isPending) return <Spinner label={phrases.makingThePdf} />;
  return <IconButton icon={icons.download} label={label} onClick={() => void download()} />;
}
