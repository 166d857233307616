// First of all: it tells zod not to compile with `new Function`, which the page's security policy forbids.
import '../shared/fields.ts';
import './styles/fonts.css';
import './styles/mantine.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

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
