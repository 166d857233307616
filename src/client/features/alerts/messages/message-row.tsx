import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { formatTime } from '../../../lib/time/dates.ts';
import { TypeIcon } from '../../guidance/entry/content-type.tsx';
import { entryTitleId } from '../../guidance/entry/entry-ids.ts';
import classes from './message-row.module.css';

interface MessageRowProps {
  title: string;
  /** The language of the title; that of the page unless set. */
  lang?: string | undefined;
  /** The address that the title links to, or null for a title that is not a link. */
  href: string | null;
  /** The type of the entry, whose icon the row shows instead of `icon`. */
  contentType: ContentType | null;
  icon?: ReactNode;
  at: Date;
  timeZone: string;
  children: ReactNode;
}

/** A list item for one message: its icon, title and time, and its channels as children. */
export function MessageRow({ title, lang, href, contentType, icon, at, timeZone, children }: MessageRowProps) {
  return (
    <li data-row className={classes.message}>
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

/** Returns the address of an entry's own card on the screen of its day, or of that screen where there is no entry. */
export function entryHref(entryId: number | null, isToday: boolean): string {
  const screen = isToday ? '/dashboard' : '/guidance';
  return entryId === null ? screen : `${screen}#${entryTitleId(entryId)}`;
}
