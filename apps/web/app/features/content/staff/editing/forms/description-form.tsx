import type { Description } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';

import { EditRichText } from '../editor/items/fields.tsx';
import { fieldLabels } from '../editor/items/field-labels.ts';
import { MediaField } from '../editor/items/media-field.tsx';

/** A picture and three texts, of which two open on demand. */
export function DescriptionForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: Description;
  onChange: (description: Description) => void;
}) {
  const text = (name: 'outwardText' | 'hiddenText1' | 'hiddenText2') => ({
    path: `${path}.${name}`,
    value: value[name],
    onChange: (next: string) => onChange({ ...value, [name]: next }),
  });
  return (
    <>
      <MediaField
        path={`${path}.imageUrl`}
        label={fieldLabels['description.imageUrl']}
        description={phrases.pictureHint}
        value={value.imageUrl}
        onChange={(imageUrl) => onChange({ ...value, imageUrl })}
      />
      <EditRichText {...text('outwardText')} label={fieldLabels['description.outwardText']} optional />
      <EditRichText
        {...text('hiddenText1')}
        label={fieldLabels['description.hiddenText1']}
        description={phrases.readMoreHint}
        optional
      />
      <EditRichText {...text('hiddenText2')} label={fieldLabels['description.hiddenText2']} optional />
    </>
  );
}
