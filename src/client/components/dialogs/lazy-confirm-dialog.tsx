import { lazyPart } from '../loading/lazy-part.tsx';
import { missingOver } from '../messages/missing-part.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** The dialog that asks before something is done, in a chunk of its own. */
export const ConfirmDialog = lazyPart(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }), {
  missing: missingOver<ConfirmDialogProps>(({ opened, onClose }) => ({ opened, onClose })),
});
