import { router } from '../../../trpc/init.ts';

export const auditRouter = router({});
