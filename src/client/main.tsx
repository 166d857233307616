import 'virtual:theme.css';
import './styles/mantine.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRenderedQuery } from '../shared/pages/built-pages.ts';
import { App } from './app.tsx';
import { isInvited } from './features/auth/sign-in/invitation.ts';
import { applyServerSession, takeFirstData } from './lib/calls/first-data.ts';
import { hasSignedInHere, readUserId } from './lib/session/session.ts';
import { findRoute, firstScreen, welcomePage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

async function start(container: HTMLElement): Promise<void> {
  registerInlineStyles();
  const first = takeFirstData();
  if (first) applyServerSession(first);
  const isNewcomer = first?.isNewcomer && !hasSignedInHere();
  const audience = readUserId() !== null ? 'member' : isNewcomer ? 'newcomer' : 'visitor';
  const { page, renderedAs } = firstScreen(findRoute(location.pathname), audience);
  // If the chunk fails to load, the screen's fallback says so.
  await page.preload();
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  const isRenderedForQuery = page === welcomePage ? !isInvited(location.search) : isRenderedQuery(location.search);
  const isRendered = container.dataset.rendered === renderedAs && renderedAs !== null && isRenderedForQuery;
  // A transition lets the browser paint during the first render.
  startTransition(() => {
    if (isRendered) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/**
 * Registers the page's inline style sheets with Vite's loader, so that no chunk fetches them again. The loader looks for a
 * `<link>`; the browser does not load one that is disabled before it is inserted.
 */
function registerInlineStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', style.dataset.file ?? '');
    style.after(link);
  }
}
