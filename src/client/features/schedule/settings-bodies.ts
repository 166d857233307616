import type { ComponentType } from 'react';

type LoadPart = () => Promise<{ default: ComponentType }>;

/** The ways to the parts of Settings below the week, by their anchors. */
export const PART_BODIES = {
  alerts: () => import('../alerts/alert-preferences.tsx').then((file) => ({ default: file.AlertPreferences })),
  mail: () => import('../alerts/mail-categories.tsx').then((file) => ({ default: file.MailCategories })),
  pause: () => import('./pause-part.tsx'),
  privacy: () => import('../consent/privacy-consent.tsx').then((file) => ({ default: file.PrivacyConsent })),
  account: () => import('../auth/account/account-part.tsx'),
  safety: () => import('../auth/safety/safety-part.tsx'),
  tokens: () => import('../auth/tokens/tokens-part.tsx'),
  language: () => import('./language-part.tsx'),
  data: () => import('../auth/account/data-part.tsx'),
} satisfies Record<string, LoadPart>;

export type PartId = keyof typeof PART_BODIES;
