import type { ReactNode } from 'react';

import * as phrases from '#phrases/domain/documents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button, type ButtonVariant } from '#web/ui/primitives/button/button.tsx';

import { useDocument, type OfferedDocument } from './use-document.ts';

/** A button that downloads a document of an order. It turns while the document is made, and says why it failed. */
export function DocumentButton({
  kind,
  orderId,
  name,
  variant = 'secondary',
  size,
  children,
}: {
  kind: OfferedDocument;
  orderId: string;
  /** The accessible name, where the same words stand on several buttons; it begins with these words. */
  name?: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}) {
  const { download, isPending } = useDocument(kind, orderId);
  return (
    <Button
      variant={variant}
      size={size}
      icon={icons.download}
      aria-label={name}
      loading={isPending}
      loadingLabel={phrases.makingThePdf}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
