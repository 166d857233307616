import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { appWords } from '#strings/app.ts';
import { useScreenHeading } from '../../lib/page/navigation.ts';

interface PageHeadingProps {
  /** The title of the browser tab; also shown on the page unless there are children. */
  title: string;
  children?: ReactNode;
  className?: string;
  /** False while a heading below it names the part that is shown, and gets the focus instead. */
  takesFocus?: boolean;
}

/** A screen's first heading. It sets the tab's title, and gets the focus when the screen replaces another. */
export function PageHeading({ title, children = title, className, takesFocus = true }: PageHeadingProps) {
  const heading = useScreenHeading(takesFocus);
  useDocumentTitle(appWords.title(title));
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
