import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { previewSections } from '@sangamam/contract/content/preview-sections';

import * as phrases from '#phrases/content/staff/history.ts';

import { usePageVersion } from '../api.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';

/** An older version as visitors saw it. */
export function VersionPreview({
  designType,
  version,
  opened,
  onClose,
}: {
  designType: DesignType;
  version: number;
  opened: boolean;
  onClose: () => void;
}) {
  const { data } = usePageVersion(designType, version);
  if (!data) return null;
  const { meta, sections, translations, images, films, posters } = data;
  const visible = previewSections(sections);
  return (
    <PreviewDialog
      title={phrases.versionTitle({ version })}
      page={{ designType, meta, sections: visible, translations, images, films, posters }}
      opened={opened}
      onClose={onClose}
    />
  );
}
