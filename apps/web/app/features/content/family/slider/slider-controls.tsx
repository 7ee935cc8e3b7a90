import * as phrases from '#phrases/content/family/slider.ts';
import { useHydratedSoon } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './slider-controls.module.css';

/** Pause, previous, next and the position of a slider. Hidden without scripts, where the strip itself scrolls. */
export function SliderControls({
  count,
  index,
  paused,
  onToggle,
  onGoTo,
  onStep,
  unit,
  tone = 'cloth',
}: {
  count: number;
  index: number;
  paused: boolean;
  onToggle: () => void;
  onGoTo: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  /** What the slider shows one of. Slides have a dot each; pictures may be too many for that. */
  unit: 'slide' | 'picture';
  tone?: 'cloth' | 'green';
}) {
  const hydrated = useHydratedSoon();
  const words = unit === 'slide' ? phrases.slides : phrases.pictures;
  return (
    <div className={styles['controls']} data-tone={tone} data-idle={!hydrated || undefined}>
      <button type="button" onClick={onToggle} aria-label={paused ? words.play : words.pause}>
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <button type="button" onClick={() => onStep(-1)} aria-label={words.previous}>
        <Icon name="arrowLeft" />
      </button>
      {unit === 'slide' && (
        <ol className={styles['dots']}>
          {Array.from({ length: count }, (_, dot) => (
            <li key={`dot-${dot}`}>
              <button
                type="button"
                aria-label={phrases.goToSlide({ dot: dot + 1 })}
                aria-current={dot === index ? 'true' : undefined}
                onClick={() => onGoTo(dot)}
              />
            </li>
          ))}
        </ol>
      )}
      <button type="button" onClick={() => onStep(1)} aria-label={words.next}>
        <Icon name="arrowRight" />
      </button>
    </div>
  );
}
