import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import * as moreIcons from '#web/ui/primitives/icon/more-icons.ts';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';
import { LostBoat } from '#web/ui/primitives/ornament/lost-boat.tsx';
import { Ornament } from '#web/ui/primitives/ornament/ornament.tsx';
import { QrCode } from '#web/ui/primitives/qr-code/qr-code.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';
import { CardSkeletons, TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { PageSpinner, Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Part, State } from '../part.tsx';

const icons = [
  'calendar',
  'clock',
  'check',
  'half',
  'close',
  'menu',
  'sun',
  'moon',
  'arrowRight',
  'arrowLeft',
  'chevronDown',
  'chevronUp',
  'sort',
  'external',
  'copy',
  'plus',
  'minus',
  'alert',
  'info',
  'mail',
  'list',
  'play',
  'pause',
  'arrowUp',
  'arrowDown',
  'page',
] as const;

/** Type, signs, ornaments and what stands in place of content that is on its way. */
export function Marks() {
  return (
    <Part name="marks">
      {({ status, title, longTitle, paragraph, sentence, name }) => (
        <>
          <h1>{title}</h1>
          <h2>{longTitle}</h2>
          <h3>{title}</h3>
          <h4>{title}</h4>
          <p>{paragraph}</p>
          <p className="tabular">0123456789 · $1,250 · CAD 1,530 · 07-23-2027 · 11:45 PM</p>
          <p>
            <WholeDates>{`${sentence} 07-23-2027 – 07-26-2027`}</WholeDates>
          </p>
          <p>
            <QuietCaps text="SACRED HEART CHURCH OF THE VALLEY" /> · <QuietCaps text={name} />
          </p>
          <Row>
            {(['done', 'waiting', 'action', 'stopped', 'neutral'] as const).map((tone) => (
              <StatusBadge key={tone} tone={tone}>
                {status}
              </StatusBadge>
            ))}
          </Row>
          <StatusBadge tone="action" wraps>
            {longTitle}
          </StatusBadge>
          <Row>
            {icons.map((icon) => (
              <Icon key={icon} name={icon} />
            ))}
            {Object.entries(moreIcons).map(([icon, path]) => (
              <Icon key={icon} name={path as `M${string}`} />
            ))}
          </Row>
          <Row>
            <BrandMark />
            <Ornament />
            <LostBoat />
          </Row>
          <Ornament centered />
          <KasavuBorder />
          <KasavuBorder kind="temple" />
          <div style={{ maxWidth: '10rem' }}>
            <QrCode content="https://sangamam.example/check-in/0197" label={sentence} />
          </div>
          <State name="busy">
            <Spinner label={sentence} size="2rem" />
          </State>
          <div style={{ height: '12rem', overflow: 'hidden' }}>
            <PageSpinner label={sentence} />
          </div>
          <TextSkeleton label={sentence} />
          <CardSkeletons count={2} label={sentence} />
        </>
      )}
    </Part>
  );
}
