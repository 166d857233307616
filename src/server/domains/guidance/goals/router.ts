import { router } from '../../../trpc/init.ts';

export const goalsRouter = router({});
