import { type ReactNode, useEffect, useRef } from 'react';
import { appWords } from '#strings/app.ts';
import { arriveAt } from '../../lib/page/navigation.ts';

/** A screen's first heading: names the browser tab, and receives focus when the screen replaces another. */
export function PageHeading({
  title,
  children = title,
  className,
}: {
  /** The title of the browser tab; also shown on the page unless there are children. */
  title: string;
  children?: ReactNode;
  className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = appWords.title(title);
  }, [title]);
  useEffect(() => arriveAt(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
