import type { EditedSection, Place } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';

import { EditRichText, EditText } from '../editor/items/fields.tsx';
import { fieldLabels } from '../editor/items/field-labels.ts';
import { BannerForm } from './banner-form.tsx';
import { CarouselForm } from './carousel-form.tsx';
import { CommitteeForm } from './committee-form.tsx';
import { DescriptionForm } from './description-form.tsx';
import { FaqForm } from './faq-form.tsx';
import { ProgrammeForm } from './programme-form.tsx';
import { MediaField } from '../editor/items/media-field.tsx';

interface Props {
  section: EditedSection;
  /** Where the section stands within the page, dotted. */
  path: string;
  onChange: (section: EditedSection) => void;
}

/** What a section says: its title, and the form of its type. */
export function SectionForm({ section, path, onChange }: Props) {
  return (
    <>
      <EditText
        path={`${path}.sectionTitle`}
        label={fieldLabels.sectionTitle}
        description={section.sectionType === 'BANNER' ? phrases.bannerTitleHint : ''}
        optional
        maxLength={120}
        value={section.sectionTitle}
        onChange={(sectionTitle) => onChange({ ...section, sectionTitle })}
      />
      <TypeForm section={section} path={path} onChange={onChange} />
    </>
  );
}

function TypeForm({ section, path, onChange }: Props) {
  switch (section.sectionType) {
    case 'BANNER':
      return (
        <BannerForm
          path={`${path}.banner`}
          value={section.banner}
          onChange={(banner) => onChange({ ...section, banner })}
        />
      );
    case 'CAROUSEL':
      return (
        <CarouselForm
          path={`${path}.carousel`}
          value={section.carousel}
          onChange={(carousel) => onChange({ ...section, carousel })}
        />
      );
    case 'DESCRIPTION':
      return (
        <DescriptionForm
          path={`${path}.description`}
          value={section.description}
          onChange={(description) => onChange({ ...section, description })}
        />
      );
    case 'COMMITTEE':
      return (
        <CommitteeForm
          path={`${path}.committee`}
          value={section.committee}
          onChange={(committee) => onChange({ ...section, committee })}
        />
      );
    case 'FAQ':
      return (
        <FaqForm path={`${path}.faq`} value={section.faq} onChange={(faq) => onChange({ ...section, faq })} />
      );
    case 'TEXT':
      return (
        <EditRichText
          path={`${path}.text.body`}
          label={fieldLabels['text.body']}
          value={section.text.body}
          onChange={(body) => onChange({ ...section, text: { body } })}
        />
      );
    case 'PROGRAMME':
      return (
        <ProgrammeForm
          path={`${path}.programme`}
          value={section.programme}
          onChange={(programme) => onChange({ ...section, programme })}
        />
      );
    case 'PLACE':
      return (
        <PlaceForm
          path={`${path}.place`}
          value={section.place}
          onChange={(place) => onChange({ ...section, place })}
        />
      );
  }
}

/** An address with a drawn map and a link to a map service. */
function PlaceForm({
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
