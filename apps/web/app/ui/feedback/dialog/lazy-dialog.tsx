import { useEffect, useState, type ComponentType } from 'react';

import { unreachable } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

interface Opened {
  opened: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it first opens, for pages where it is rarely used. From then on it stays mounted,
 * so that it can fade out. If the code cannot be loaded, a toast says so and the page stays as it is.
 */
export function lazyDialog<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { opened, onClose } = props;
    const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> }>();
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
    return loaded ? <loaded.Dialog {...props} /> : null;
  };
}
