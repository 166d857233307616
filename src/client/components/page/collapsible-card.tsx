import { IconChevronDown, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './collapsible-card.module.css';
import card from './section-card.module.css';

interface CollapsibleCardProps {
  /** The anchor of the section. Its heading takes the focus if the pressed control is gone. */
  id: string;
  title: string;
  icon: TablerIcon;
  /** One short line: the state of the section, or what is in it. */
  about: ReactNode;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A card that is one row on a narrow window until it is opened. The style sheet knows the width, so the server renders
 * the same page for every window. Find in page opens a card that holds the words (`hidden="until-found"`).
 */
export function CollapsibleCard({ id, title, icon: Icon, about, isOpen, setOpen, children }: CollapsibleCardProps) {
  const [panelId, aboutId] = [useId(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  // React knows `hidden` only as a boolean. A browser without "until-found" takes it as `hidden`.
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  const open = useEffectEvent(() => setOpen(true));
  useEffect(() => {
    const { current: element } = panel;
    const onFound = () => open();
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);
  return (
    <section className={`${card.card} ${classes.card}`} aria-labelledby={id}>
      <div className={classes.row}>
        <Icon aria-hidden size={24} stroke={1.6} className={classes.icon} />
        <h2 id={id} tabIndex={-1} className={`${card.heading} ${classes.heading}`}>
          {title}
        </h2>
        <p id={aboutId} className={classes.about}>
          {about}
        </p>
        <button
          type="button"
          className={classes.button}
          aria-labelledby={id}
          aria-describedby={aboutId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown aria-hidden size={20} stroke={1.7} />
        </button>
      </div>
      <div ref={panel} id={panelId} hidden={!isOpen} className={classes.panel}>
        {children}
      </div>
    </section>
  );
}
