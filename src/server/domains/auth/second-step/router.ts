import { router } from '../../../trpc/init.ts';

export const secondStepRouter = router({});
