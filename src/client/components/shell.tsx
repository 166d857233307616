import { IconHome, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { strings } from '../lib/strings.ts';
import classes from './shell.module.css';

interface ShellProps {
  /** Without the header, for the screen that brings its own. */
  bare: boolean;
  withNavigation: boolean;
  /** Told of a place the member is about to go to. */
  onApproach: (path: (typeof PLACES)[number]['href']) => void;
  children: ReactNode;
}

/** What stands around every screen: skip link, header, main landmark and bottom bar. */
export function Shell({ bare, withNavigation, onApproach, children }: ShellProps) {
  return (
    <div className={classes.shell} data-navigation={withNavigation || undefined}>
      <a href="#main" className={classes.skip}>
        {strings.app.skipToContent}
      </a>
      {!bare && <Header />}
      <main id="main" tabIndex={-1} className={classes.main} data-bare={bare || undefined}>
        {children}
      </main>
      {withNavigation && <BottomBar onApproach={onApproach} />}
    </div>
  );
}

function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.brand}>
        <Link href="/" className={classes.name}>
          {strings.app.name}
        </Link>
        <p className={classes.tagline}>{strings.app.tagline}</p>
      </div>
    </header>
  );
}

const PLACES = [
  { href: '/', also: '/dashboard', label: strings.nav.home, Icon: IconHome },
  { href: '/settings', also: null, label: strings.nav.settings, Icon: IconSettings },
] as const;

function BottomBar({ onApproach }: Pick<ShellProps, 'onApproach'>) {
  const [path] = useLocation();
  return (
    <nav className={classes.bar} aria-label={strings.nav.label}>
      <ul className={classes.places}>
        {PLACES.map(({ href, also, label, Icon }) => {
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
        })}
      </ul>
    </nav>
  );
}
