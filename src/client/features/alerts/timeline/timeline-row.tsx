import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { formatTime } from '../../../lib/time/dates.ts';
import { TypeIcon } from '../../guidance/entry/type-badge.tsx';
import classes from './timeline-row.module.css';

interface TimelineRowProps {
  title: string;
  /** The language of the title. The default is the page's language. */
  lang?: string | undefined;
  /** The URL that the title links to; null for no link. */
  href: string | null;
  /** The type of the entry. Its icon replaces `icon`. */
  contentType: ContentType | null;
  icon?: ReactNode;
  at: Date;
  timeZone: string;
  children: ReactNode;
}

/** A list item of a timeline: its icon, title and time, with its channels as children. */
export function TimelineRow({ title, lang, href, contentType, icon, at, timeZone, children }: TimelineRowProps) {
  return (
    <li data-row className={classes.item}>
      <span className={classes.icon} data-type={contentType ?? undefined}>
        {contentType ? <TypeIcon type={contentType} /> : icon}
      </span>
      <Stack gap="0.375rem">
        <p className={classes.head}>
          <span lang={lang} className={classes.title}>
            {href === null ? title : <Link href={href}>{title}</Link>}
          </span>
          <time dateTime={at.toISOString()}>{formatTime(at, timeZone)}</time>
        </p>
        {children}
      </Stack>
    </li>
  );
}

/** Returns the URL of an entry's card on the dashboard or in the history, or of that screen without an entry. */
export function entryHref(entryId: number | null, isToday: boolean): string {
  const screen = isToday ? '/dashboard' : '/guidance';
  return entryId === null ? screen : `${screen}#${entryTitleId(entryId)}`;
}
