import { IconBook2, IconChartDots2, IconHome, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { appWords, navWords } from '#strings/app.ts';
import { UntilHydrated } from './screen-frame.tsx';
import classes from './shell.module.css';

interface ShellProps {
  /** True for a screen with its own header and margins. */
  hideHeader?: boolean;
  /** The controls at the end of the header. */
  corner?: ReactNode;
  /** The bottom bar; null hides it. */
  navigation: Navigation | null;
  children: ReactNode;
}

interface Navigation {
  /** Called when a pointer or the focus reaches a link. */
  onApproach: (path: (typeof PLACES)[number]['href'] | 'progress') => void;
  /** Progress is a drawer over the screen, not a place (decisions.md D15). */
  onProgress: (from: HTMLElement) => void;
  progressOpen: boolean;
}

/** The frame of every screen: skip link, header, main landmark and bottom bar. */
export function Shell({ hideHeader = false, corner, navigation, children }: ShellProps) {
  return (
    <div className={classes.shell} data-navigation={navigation ? true : undefined}>
      <a href="#main" className={classes.skip}>
        {appWords.skipToContent}
      </a>
      {!hideHeader && <Header corner={corner} />}
      <main id="main" tabIndex={-1} className={classes.main} data-full-bleed={hideHeader || undefined}>
        {children}
      </main>
      {navigation && <BottomBar {...navigation} />}
    </div>
  );
}

function Header({ corner }: { corner: ReactNode }) {
  return (
    <header className={classes.header}>
      <div className={classes.brand}>
        <div>
          <Link href="/" className={classes.name}>
            {appWords.name}
          </Link>
          <p className={classes.tagline}>{appWords.tagline}</p>
        </div>
        {corner && <UntilHydrated className={classes.corner}>{corner}</UntilHydrated>}
      </div>
    </header>
  );
}

const PLACES = [
  { href: '/', also: '/dashboard', label: navWords.home, Icon: IconHome },
  { href: '/guidance', also: '/journal', label: navWords.guidance, Icon: IconBook2 },
  { href: '/settings', also: null, label: navWords.settings, Icon: IconSettings },
] as const;

function BottomBar({ onApproach, onProgress, progressOpen }: Navigation) {
  const [path] = useLocation();
  const [home, guidance, settings] = PLACES.map(({ href, also, label, Icon }) => {
    const here = path === href || path === also;
    return (
      <li key={href}>
        <Link
          href={href}
          className={classes.place}
          aria-current={here ? 'page' : undefined}
          onPointerEnter={() => onApproach(href)}
          onFocus={() => onApproach(href)}
        >
          <Icon aria-hidden size={24} stroke={here ? 2 : 1.6} />
          <span>{label}</span>
        </Link>
      </li>
    );
  });
  return (
    <nav className={classes.bar} aria-label={navWords.label}>
      <ul className={classes.places}>
        {home}
        {guidance}
        <li>
          <UntilHydrated>
            <button
              type="button"
              className={classes.place}
              aria-haspopup="dialog"
              aria-expanded={progressOpen}
              onPointerEnter={() => onApproach('progress')}
              onFocus={() => onApproach('progress')}
              onClick={(event) => onProgress(event.currentTarget)}
            >
              <IconChartDots2 aria-hidden size={24} stroke={1.6} />
              <span>{navWords.progress}</span>
            </button>
          </UntilHydrated>
        </li>
        {settings}
      </ul>
    </nav>
  );
}
