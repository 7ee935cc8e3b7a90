import * as phrases from '#phrases/ui.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './error-state.module.css';

/** What stands in place of content that could not be loaded. `onRetry` asks once more. */
export function ErrorState({
  title = phrases.weCouldntLoadThis,
  message,
  onRetry,
  retrying = false,
}: {
  title?: string;
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  return (
    <div className={styles['error']} role="alert">
      <Icon name="alert" size={28} />
      <div>
        <h2>{title}</h2>
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {phrases.tryAgain}
        </Button>
      )}
    </div>
  );
}
