import { defaultButtonText } from '@sangamam/contract/content/page-kinds';
import type { BannerSlide } from '@sangamam/contract/content/section';

import { FieldRow } from '#web/ui/form/form.tsx';
import { EditCheckbox, EditText } from '../editor/fields.tsx';
import { ItemList } from '../editor/item-list.tsx';
import { MediaField } from '../editor/media-field.tsx';
import { newSlide } from '../editor/new-section.ts';

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
      name="slide"
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
        label="Background"
        description="Wide pictures look best. Without one, our own stands there."
        value={slide.backgroundUrl}
        onChange={(backgroundUrl) => onChange({ ...slide, backgroundUrl })}
      />
      <EditText {...text('bannerHeading1')} label="First line" optional maxLength={120} />
      <FieldRow>
        <EditText {...text('bannerHeading2')} label="Second line" optional maxLength={120} />
        <EditText {...text('bannerHeading3')} label="Third line" optional maxLength={120} />
      </FieldRow>
      <EditCheckbox
        path={`${path}.hasEarlyBirdImage`}
        label="Show the early bird"
        value={slide.hasEarlyBirdImage}
        onChange={(hasEarlyBirdImage) => onChange({ ...slide, hasEarlyBirdImage })}
      />
      <EditText {...text('earlyBirdText')} label="Early-bird text" optional maxLength={160} />
      <EditCheckbox
        path={`${path}.hasButton`}
        label="Show a button"
        value={slide.hasButton}
        onChange={(hasButton) => onChange({ ...slide, hasButton })}
      />
      {slide.hasButton && (
        <FieldRow>
          <EditText
            {...text('buttonUrl')}
            label="Where the button leads"
            description="Begins with https:// or with / for a page of this site."
          />
          <EditText
            {...text('buttonText')}
            label="What the button says"
            description={`Left empty it says: ${defaultButtonText}`}
            optional
            maxLength={40}
          />
        </FieldRow>
      )}
    </>
  );
}
