import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';

import { Notifications, notifications } from '@mantine/notifications';

import { classNames } from '#web/lib/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LibraryProvider } from '#web/ui/library/library-provider.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast.ts';

/** Top-centre, as the specification has it. */
export function ToastRegion() {
  return (
    <LibraryProvider>
      <Notifications position="top-center" autoClose={5_000} limit={3} transitionDuration={200} />
    </LibraryProvider>
  );
}

export function drawToast({ message, tone = 'success', forMs = 5_000 }: Toast): void {
  notifications.show({
    // The same words once at a time: who tries again and again must not read of it for minutes.
    id: message,
    message,
    autoClose: forMs,
    icon: <Icon name={icons[tone]} />,
    withBorder: false,
    closeButtonProps: { 'aria-label': 'Close' },
    classNames: {
      root: classNames(styles['toast'], styles[tone]),
      icon: classNames(styles['icon']),
      description: classNames(styles['message']),
    },
  });
}

const icons = { success: 'check', danger: 'alert', info: 'info' } as const;
