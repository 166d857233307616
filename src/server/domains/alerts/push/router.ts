import { router } from '../../../trpc/init.ts';

export const pushRouter = router({});
