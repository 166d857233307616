import { router } from '../../../trpc/init.ts';

export const telegramRouter = router({});
