import { type NotificationData, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { appWords } from '#strings/app.ts';
import type { Toast, ToastKind } from '../../lib/toast.ts';
import classes from './toasts.module.css';

/** Returns the look and the words of a toast. */
export function describeToast(id: string, kind: ToastKind, { title, message, link }: Toast): NotificationData {
  const failed = kind === 'error';
  const Icon = failed ? IconAlertTriangle : IconCheck;
  return {
    title,
    message: (
      <>
        {message}
        {link && (
          <Link href={link.href} className={classes.link} onClick={() => notifications.hide(id)}>
            {link.label}
          </Link>
        )}
      </>
    ),
    icon: <Icon aria-hidden size={22} />,
    role: failed ? 'alert' : 'status',
    'data-kind': kind,
    classNames: classes,
    closeButtonProps: { 'aria-label': appWords.dismissToast, size: '2.75rem', icon: <IconX aria-hidden size={18} /> },
  };
}
