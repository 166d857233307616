import { router } from '../../../trpc/init.ts';

export const accountRouter = router({});
