import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { appWords } from '#strings/app.ts';
import classes from './toasts.module.css';

/**
 * Shows the toasts (product.md §9). F8 focuses a toast's close button. A toast stays while it is hovered or has the focus,
 * which Mantine's stacked layout adds.
 */
export default function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const focusToast = (event: KeyboardEvent) => {
    const dismiss = region.current?.querySelector('button');
    if (!dismiss) return;
    event.preventDefault();
    dismiss.focus();
  };
  useHotkeys([['F8', focusToast, { preventDefault: false }]], []);
  return (
    <section ref={region} aria-label={appWords.toast} aria-live="polite">
      {/* At the top, because drawers, forms and bars have their buttons at the bottom. */}
      <Notifications
        className={classes.region}
        position="top-center"
        layout="stacked"
        pauseResetOnHover="notification"
        limit={1}
        autoClose={5000}
        // During an exit transition, F8 and the next toast would go to the old toast.
        transitionDuration={0}
        // Mantine's gestures also dismiss on a swipe to the left or a short flick. `presentToast` implements the swipe of
        // product.md §9.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        containerWidth={420}
        withinPortal={false}
      />
    </section>
  );
}
