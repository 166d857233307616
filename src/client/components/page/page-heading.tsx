import { type ReactNode, useEffect } from 'react';
import { appWords } from '#strings/app.ts';
import { useScreenHeading } from '../../lib/page/navigation.ts';

interface PageHeadingProps {
  /** The title of the browser tab; also shown on the page unless there are children. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** A screen's first heading. It sets the tab's title, and gets the focus when the screen replaces another. */
export function PageHeading({ title, children = title, className }: PageHeadingProps) {
  const heading = useScreenHeading();
  useEffect(() => {
    document.title = appWords.title(title);
  }, [title]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
