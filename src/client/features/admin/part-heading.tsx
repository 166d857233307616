import type { ReactNode } from 'react';
import card from '../../components/page/section-card.module.css';
import { useScreenHeading } from '../../lib/page/navigation.ts';

interface PartHeadingProps {
  id: string;
  /** The language of the heading, if it is not the page's. */
  lang?: string;
  children: ReactNode;
}

/** The heading of a list or another part of the screen. It gets the focus when the part appears. */
export function PartHeading({ children, ...props }: PartHeadingProps) {
  const heading = useScreenHeading();
  return (
    <h2 ref={heading} tabIndex={-1} className={card.heading} style={{ overflowWrap: 'anywhere' }} {...props}>
      {children}
    </h2>
  );
}
