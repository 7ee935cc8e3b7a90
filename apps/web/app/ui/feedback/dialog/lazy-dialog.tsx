import { useEffect, useState, type ComponentType } from 'react';

import { unreachable } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

interface Opened {
  opened: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it first opens, for pages that mostly do without it. From then on it stays, so
 * that it can leave as it came. Where the code cannot be loaded a toast says so, and the page stays as it is.
 */
export function lazyDialog<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { opened, onClose } = props;
    const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> }>();
    const [mounted, setMounted] = useState(false);
    const wanted = opened && !loaded;
    useEffect(() => {
      if (!wanted) return;
      load().then(
        (Dialog) => setLoaded({ Dialog }),
        () => {
          onClose();
          showToast({ message: unreachable.message, tone: 'danger' });
        },
      );
      // oxlint-disable-next-line react/exhaustive-deps -- one attempt each time it is opened
    }, [wanted]);
    useEffect(() => {
      // It opens after it was mounted closed: only so it learns where the focus came from, and gives it back.
      // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is the point
      if (loaded) setMounted(true);
    }, [loaded]);
    return loaded ? <loaded.Dialog {...props} opened={opened && mounted} /> : null;
  };
}
