import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import { missingOver } from './missing-part.tsx';

/** The dialog that asks before something is done, in a chunk of its own. */
export const ConfirmDialog = lazyPart(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }), {
  missing: missingOver<ConfirmDialogProps>(({ opened, onClose }) => ({ opened, onClose })),
});
