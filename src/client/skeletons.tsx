import type { ComponentType } from 'react';
import { navWords } from '#strings/app.ts';
import type { PagePath } from '../shared/pages/routes.ts';
import { Bones } from './components/loading/bones.tsx';
import { PageHeading } from './components/page/page-heading.tsx';
import { DashboardSkeleton } from './features/guidance/dashboard/dashboard-skeleton.tsx';
import { HistorySkeleton } from './features/guidance/history/history-top.tsx';
import settings from './features/settings/settings.module.css';

// The screens that wait for a member's data, as they stand in the page before the script runs.
const SKELETONS: Partial<Record<PagePath, ComponentType>> = {
  '/': DashboardSkeleton,
  '/dashboard': DashboardSkeleton,
  '/guidance': HistorySkeleton,
  '/settings': () => (
    <>
      <PageHeading title={navWords.settings} />
      <div className={settings.sections}>
        <Bones heights={[44, 30]} />
      </div>
    </>
  ),
  '/admin': () => (
    <>
      <PageHeading title={navWords.admin} />
      <Bones heights={[8, 20, 20]} />
    </>
  ),
};

/** The shapes of what a screen will show; null for one that is not drawn before its data is known. */
export function skeletonOf(path: string): ComponentType | null {
  return SKELETONS[path as PagePath] ?? null;
}
