// First of all: it tells zod not to compile with `new Function`, which the page's security policy forbids.
import '../shared/fields.ts';
import './styles/fonts.css';
import './styles/mantine.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// The serif is asked for by the script itself: a preload in the page would hold the script up on a slow line (first
// paint after 2.2 s instead of 1.6 s on slow 4G), and left to the style sheet it would wait for the first heading.
for (const face of ['600 1em', 'italic 1em'])
  document.fonts.load(`${face} "Literata Variable"`).catch(() => {
    // A font that does not come leaves its fallback standing.
  });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// In a transition, so that the browser may paint between the pieces of the first render.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
