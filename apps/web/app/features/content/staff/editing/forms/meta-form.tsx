import type { PageMeta } from '@sangamam/contract/content/published-page';

import * as phrases from '#phrases/content/staff/forms.ts';

import { EditText } from '../editor/items/fields.tsx';
import { fieldLabels } from '../editor/items/field-labels.ts';
import { MediaField } from '../editor/items/media-field.tsx';

/** What search engines and link previews are told of the page. */
export function MetaForm({ value, onChange }: { value: PageMeta; onChange: (meta: PageMeta) => void }) {
  return (
    <>
      <EditText
        path="meta.title"
        label={fieldLabels['meta.title']}
        description={phrases.pageTitleHint}
        optional
        maxLength={70}
        value={value.title}
        onChange={(title) => onChange({ ...value, title })}
      />
      <EditText
        path="meta.description"
        label={fieldLabels['meta.description']}
        description={phrases.pageDescriptionHint}
        optional
        maxLength={200}
        value={value.description}
        onChange={(description) => onChange({ ...value, description })}
      />
      <MediaField
        path="meta.shareImageUrl"
        label={fieldLabels['meta.shareImageUrl']}
        description={phrases.sharePictureHint}
        value={value.shareImageUrl}
        onChange={(shareImageUrl) => onChange({ ...value, shareImageUrl })}
      />
    </>
  );
}
