import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { navWords } from '#strings/app.ts';
import { settingsWords } from '#strings/settings.ts';
import { Skeletons } from './components/loading/skeletons.tsx';
import { PageHeading } from './components/page/page-heading.tsx';
import { PageWithIndex } from './components/page/page-with-index.tsx';
import { SectionCard } from './components/page/section-card.tsx';
import { DashboardSkeleton } from './features/guidance/dashboard/dashboard-skeleton.tsx';
import { HistorySkeleton } from './features/guidance/history/history-frame.tsx';
import { WeekSkeleton } from './features/schedule/week/weekly-schedule.tsx';
import settings from './features/settings/settings.module.css';
import type { AppRoute } from './routes.tsx';

/** The skeleton of a narrow screen whose content is unknown: only its header has a place. */
const SingleColumn = () => <div data-single-column />;

/** The skeletons of screens. Each has the layout of its screen, so that loading the data causes no layout shift. */
export const SKELETONS: Partial<Record<AppRoute['path'], ComponentType>> = {
  '/': DashboardSkeleton,
  '/dashboard': DashboardSkeleton,
  '/guidance': HistorySkeleton,
  '/journal': SingleColumn,
  '/unsubscribe/:token': SingleColumn,
  '/answer/:capability': SingleColumn,
  '/settings': () => (
    <>
      <PageHeading title={navWords.settings} />
      <PageWithIndex label={settingsWords.parts} parts={[]} end={<Skeletons heights={[10]} />}>
        <div className={settings.wide}>
          <SectionCard id="weekly-schedule" title={settingsWords.schedule}>
            <WeekSkeleton />
          </SectionCard>
        </div>
        <div className={settings.narrow}>
          <Skeletons heights={[17, 8.5, 21]} />
        </div>
      </PageWithIndex>
    </>
  ),
  '/admin': () => (
    <Stack gap="lg">
      <PageHeading title={navWords.admin} />
      <Skeletons heights={[3, 12, 20]} />
    </Stack>
  ),
};
