import * as phrases from '#phrases/content/slider.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
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
  dots = true,
  tone = 'cloth',
}: {
  count: number;
  index: number;
  paused: boolean;
  onToggle: () => void;
  onGoTo: (index: number) => void;
  onStep: (by: 1 | -1) => void;
  /** What the slider shows one of: slide, picture. */
  unit: string;
  /** False where there may be too many. */
  dots?: boolean;
  tone?: 'cloth' | 'green';
}) {
  const hydrated = useHydrated();
  return (
    <div className={styles['controls']} data-tone={tone} data-idle={!hydrated || undefined}>
      <button
        type="button"
        onClick={onToggle}
        aria-label={paused ? phrases.playTheS({ unit }) : phrases.pauseTheS({ unit })}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      <button type="button" onClick={() => onStep(-1)} aria-label={phrases.previous({ unit })}>
        <Icon name="arrowLeft" />
      </button>
      {dots && (
        <ol className={styles['dots']}>
          {Array.from({ length: count }, (_, dot) => (
            <li key={`dot-${dot}`}>
              <button
                type="button"
                aria-label={phrases.goTo({ unit, dot: dot + 1 })}
                aria-current={dot === index ? 'true' : undefined}
                onClick={() => onGoTo(dot)}
              />
            </li>
          ))}
        </ol>
      )}
      <button type="button" onClick={() => onStep(1)} aria-label={phrases.next({ unit })}>
        <Icon name="arrowRight" />
      </button>
    </div>
  );
}
