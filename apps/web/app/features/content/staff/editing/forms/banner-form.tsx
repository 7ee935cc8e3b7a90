import { defaultButtonText } from '@sangamam/contract/content/page-kinds';
import type { BannerSlide } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';
import { FieldRow } from '#web/ui/form/form.tsx';

import { EditCheckbox, EditText } from '../editor/items/fields.tsx';
import { fieldLabels, itemNames } from '../editor/items/field-labels.ts';
import { ItemList } from '../editor/items/item-list.tsx';
import { MediaField } from '../editor/items/media-field.tsx';
import { newSlide } from '../editor/sections/new-section.ts';

/** Slides of a banner. */
export function BannerForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: BannerSlide[];
  onChange: (slides: BannerSlide[]) => void;
}) {
  return (
    <ItemList
      path={path}
      items={value}
      name={itemNames.BANNER}
      nameOf={({ bannerHeading1 }) => bannerHeading1}
      blank={newSlide}
      onChange={onChange}
    >
      {(slide, at, set) => <Slide slide={slide} path={at} onChange={set} />}
    </ItemList>
  );
}

function Slide({
  slide,
  path,
  onChange,
}: {
  slide: BannerSlide;
  path: string;
  onChange: (slide: BannerSlide) => void;
}) {
  const text = (name: keyof BannerSlide) => ({
    path: `${path}.${name}`,
    value: String(slide[name]),
    onChange: (next: string) => onChange({ ...slide, [name]: next }),
  });
  return (
    <>
      <MediaField
        path={`${path}.backgroundUrl`}
        label={fieldLabels['banner.backgroundUrl']}
        description={phrases.bannerPictureHint}
        value={slide.backgroundUrl}
        onChange={(backgroundUrl) => onChange({ ...slide, backgroundUrl })}
      />
      <MediaField
        path={`${path}.phoneBackgroundUrl`}
        label={fieldLabels['banner.phoneBackgroundUrl']}
        description={phrases.phonePicture}
        value={slide.phoneBackgroundUrl ?? ''}
        onChange={(phoneBackgroundUrl) => onChange({ ...slide, phoneBackgroundUrl })}
      />
      <EditText
        {...text('bannerHeading1')}
        label={fieldLabels['banner.bannerHeading1']}
        optional
        maxLength={120}
      />
      <FieldRow>
        <EditText
          {...text('bannerHeading2')}
          label={fieldLabels['banner.bannerHeading2']}
          optional
          maxLength={120}
        />
        <EditText
          {...text('bannerHeading3')}
          label={fieldLabels['banner.bannerHeading3']}
          optional
          maxLength={120}
        />
      </FieldRow>
      <EditCheckbox
        path={`${path}.hasEarlyBirdImage`}
        label={fieldLabels['banner.hasEarlyBirdImage']}
        value={slide.hasEarlyBirdImage}
        onChange={(hasEarlyBirdImage) => onChange({ ...slide, hasEarlyBirdImage })}
      />
      <EditText
        {...text('earlyBirdText')}
        label={fieldLabels['banner.earlyBirdText']}
        optional
        maxLength={160}
      />
      <EditCheckbox
        path={`${path}.hasButton`}
        label={fieldLabels['banner.hasButton']}
        value={slide.hasButton}
        onChange={(hasButton) => onChange({ ...slide, hasButton })}
      />
      {slide.hasButton && (
        <FieldRow>
          <EditText
            {...text('buttonUrl')}
            label={fieldLabels['banner.buttonUrl']}
            description={phrases.linkHint}
          />
          <EditText
            {...text('buttonText')}
            label={fieldLabels['banner.buttonText']}
            description={phrases.ifEmptyItSays({ defaultButtonText })}
            optional
            maxLength={40}
          />
        </FieldRow>
      )}
    </>
  );
}
