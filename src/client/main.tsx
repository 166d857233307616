import 'virtual:theme.css';
import './styles/mantine.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isDrawnQuery } from '../shared/pages/drawn-pages.ts';
import { App } from './app.tsx';
import { isInvited } from './features/auth/sign-in/invitation.ts';
import { followServer, takeFirstData } from './lib/calls/first-data.ts';
import { hasSignedInHere, readUserId } from './lib/session/session.ts';
import { findRoute, firstScreen, welcomePage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

async function start(container: HTMLElement): Promise<void> {
  claimPageStyles();
  const first = takeFirstData();
  if (first) followServer(first);
  const isNewcomer = first?.isNewcomer && !hasSignedInHere();
  const audience = readUserId() !== null ? 'member' : isNewcomer ? 'newcomer' : 'visitor';
  const { page, drawnAs } = firstScreen(findRoute(location.pathname), audience);
  // A chunk that does not come is told of where the screen would stand.
  await page.preload();
  const app = (
    <StrictMode>
      <App first={first} />
    </StrictMode>
  );
  const isOfQuery = page === welcomePage ? !isInvited(location.search) : isDrawnQuery(location.search);
  const isDrawn = container.dataset.drawn === drawnAs && drawnAs !== null && isOfQuery;
  // In a transition, so that the browser may paint between the pieces of the first render.
  startTransition(() => {
    if (isDrawn) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/**
 * Tells vite's loader which style sheets the page brought with it, so that no chunk fetches them again: it looks for a
 * link, and one that is switched off before it is in the document is not followed.
 */
function claimPageStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', style.dataset.file ?? '');
    style.after(link);
  }
}
