import { translatePage } from '@sangamam/contract/content/page-texts';
import type { Language } from '@sangamam/contract/phrases/language';
import { useState } from 'react';

import * as phrases from '#phrases/content/staff/preview.ts';
import * as languages from '#phrases/content/staff/translating.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { pageNames } from '#web/domain/content/page-names.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSurroundings, type PreviewedPage } from '../editor/surroundings.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

const widths = { phone: 390, desktop: 1280 } as const;

/** The page as visitors would see it, as wide as on a phone or a desktop, with what is typed, saved or not. */
export function PreviewDialog({
  page,
  title = phrases.preview,
  makeLink,
  opened,
  onClose,
}: {
  page: PreviewedPage;
  title?: string;
  /** Makes an address under which others can see the saved draft. */
  makeLink?: () => Promise<{ token: string }>;
  opened: boolean;
  onClose: () => void;
}) {
  const { PagePreview } = useSurroundings();
  const [device, setDevice] = useState<keyof typeof widths>(() =>
    window.innerWidth < widths.desktop / 2 ? 'phone' : 'desktop',
  );
  const [language, setLanguage] = useState<Language>('en');
  const copyLink = async () => {
    try {
      const { token } = (await makeLink?.()) ?? { token: '' };
      await navigator.clipboard.writeText(new URL(paths.preview(token), location.origin).href);
      showToast({ message: phrases.linkCopied, forMs: 5_000 });
    } catch (error) {
      const message = error instanceof ApiError ? error.message : phrases.copyFailed;
      showToast({ message, tone: 'danger' });
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} fullScreen className={styles['dialog']}>
      <div className={styles['bar']}>
        <h2>
          {title} <small>{pageNames[page.designType]}</small>
        </h2>
        <fieldset aria-label={phrases.width} className={styles['devices']}>
          <Button
            size="sm"
            variant={device === 'phone' ? 'primary' : 'secondary'}
            icon={icons.smallScreen}
            aria-pressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          >
            {phrases.phone}
          </Button>
          <Button
            size="sm"
            variant={device === 'desktop' ? 'primary' : 'secondary'}
            icon={icons.wideScreen}
            aria-pressed={device === 'desktop'}
            onClick={() => setDevice('desktop')}
          >
            {phrases.desktop}
          </Button>
        </fieldset>
        {page.translations.length > 0 && (
          <fieldset aria-label={languages.previewLanguage} className={styles['devices']}>
            {(['en', 'ml'] as const).map((one) => (
              <Button
                key={one}
                size="sm"
                variant={language === one ? 'primary' : 'secondary'}
                aria-pressed={language === one}
                onClick={() => setLanguage(one)}
              >
                {one === 'en' ? languages.english : languages.malayalam}
              </Button>
            ))}
          </fieldset>
        )}
        {makeLink && (
          <Button size="sm" variant="muted" icon={icons.link} onClick={() => void copyLink()}>
            {phrases.copyDraftLink}
          </Button>
        )}
        <IconButton icon="close" label={phrases.close} onClick={onClose} />
        {language === 'ml' && <p className={styles['hint']}>{languages.previewHint}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={styles['stage']} tabIndex={0}>
        <PreviewFrame title={phrases.frameTitle({ title, device })} width={widths[device]}>
          <PagePreview page={language === 'ml' ? translatePage(page, page.translations) : page} />
        </PreviewFrame>
      </div>
    </Dialog>
  );
}
