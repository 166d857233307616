import { router } from '../../../trpc/init.ts';

export const devicesRouter = router({});
