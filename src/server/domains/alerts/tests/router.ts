import { router } from '../../../trpc/init.ts';

export const testsRouter = router({});
