import { router } from '../../../trpc/init.ts';

export const verificationRouter = router({});
