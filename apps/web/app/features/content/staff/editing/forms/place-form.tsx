import type { Place } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';
import { EditRichText, EditText } from '../editor/items/fields.tsx';
import { fieldLabels } from '../editor/items/field-labels.ts';
import { MediaField } from '../editor/items/media-field.tsx';

/** An address with a drawn map and a link to a map service. */
export function PlaceForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: Place;
  onChange: (place: Place) => void;
}) {
  const text = (name: 'name' | 'address' | 'phoneNumber' | 'mapUrl' | 'body') => ({
    path: `${path}.${name}`,
    label: fieldLabels[`place.${name}`],
    value: value[name],
    onChange: (next: string) => onChange({ ...value, [name]: next }),
  });
  return (
    <>
      <EditText {...text('name')} maxLength={120} />
      <EditText {...text('address')} maxLength={200} />
      <EditText {...text('phoneNumber')} type="tel" optional />
      <MediaField
        path={`${path}.imageUrl`}
        label={fieldLabels['place.imageUrl']}
        description={phrases.mapPictureHint}
        value={value.imageUrl}
        onChange={(imageUrl) => onChange({ ...value, imageUrl })}
      />
      <EditText {...text('mapUrl')} type="url" description={phrases.mapLinkHint} optional />
      <EditRichText {...text('body')} optional />
    </>
  );
}
