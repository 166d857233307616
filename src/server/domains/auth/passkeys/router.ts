import { router } from '../../../trpc/init.ts';

export const passkeysRouter = router({});
