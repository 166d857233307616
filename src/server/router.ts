import { adminRouter } from './domains/admin/router.ts';
import { readAttention } from './domains/alerts/member-methods.ts';
import { alertsRouter } from './domains/alerts/router.ts';
import { authRouter } from './domains/auth/router.ts';
import { createGuidanceRouter } from './domains/guidance/router.ts';
import { onboardingRouter } from './domains/onboarding/router.ts';
import { scheduleRouter } from './domains/schedule/router.ts';
import { router } from './trpc/init.ts';

/** The six domains: every call of the product, over tRPC and REST. */
export const appRouter = router({
  auth: authRouter,
  onboarding: onboardingRouter,
  guidance: createGuidanceRouter(readAttention),
  schedule: scheduleRouter,
  alerts: alertsRouter,
  admin: adminRouter,
});

/** The only type of the server that the browser code may import. */
export type AppRouter = typeof appRouter;
