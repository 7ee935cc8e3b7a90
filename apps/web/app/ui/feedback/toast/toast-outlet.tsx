import { useEffect, useState } from 'react';

import * as phrases from '#phrases/ui.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { hideToast, useToasts, type ShownToast } from './toast.ts';
import styles from './toast.module.css';

/**
 * Where toasts appear: top-centre, as the specification has it (SPEC §9), in the admin area at the lower left. They are read
 * out as they come.
 */
export function ToastOutlet() {
  const toasts = useToasts();
  return (
    <div className={styles['region']} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Goes when its time is over; not while somebody points at it or is in it. A pointer that just rests there does not count. */
function ToastCard({ toast: { id, message, tone, forMs } }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => hideToast(id), forMs);
    return () => clearTimeout(timer);
  }, [id, forMs, held]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it can be left alone; only its time stands still
    <div
      className={styles['toast']}
      role={tone === 'danger' ? 'alert' : undefined}
      data-tone={tone}
      onPointerMove={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon name={icons[tone]} />
      <p>{message}</p>
      <IconButton icon="close" label={phrases.close} onClick={() => hideToast(id)} />
    </div>
  );
}

const icons = { success: 'check', danger: 'alert', info: 'info' } as const;
