import { accountCalls } from './account.ts';
import { adminCalls, setupCalls } from './admin.ts';
import { adminListCalls } from './admin-lists.ts';
import { alertsCalls } from './alerts.ts';
import { authCalls } from './auth.ts';
import type { CallRows } from './call.ts';
import { coreCalls } from './core.ts';
import { credentialCalls } from './credentials.ts';
import { goalsCalls } from './goals.ts';
import { reviewCalls } from './review.ts';
import { siteSettingCalls } from './site-settings.ts';

/** A row for every call of the router. */
export const CALLS: CallRows = {
  ...coreCalls,
  ...authCalls,
  ...credentialCalls,
  ...setupCalls,
  ...accountCalls,
  ...adminCalls,
  ...adminListCalls,
  ...siteSettingCalls,
  ...alertsCalls,
  ...goalsCalls,
  ...reviewCalls,
};
