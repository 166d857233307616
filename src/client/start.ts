import { holdInput } from './lib/page/hold-input.ts';

// A page that is drawn whole can be read as it is: what takes it over is fetched once it has been shown. In a tab that
// nobody looks at nothing is shown, and nothing is waited for.
const LONGEST_WAIT_MS = 300;

const { main, ahead } = document.querySelector<HTMLElement>('script[data-main]')?.dataset ?? {};
let begun = false;

function begin(): void {
  if (begun || !main) return;
  begun = true;
  for (const file of ahead?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  // The first data is the last thing in the page, and may still be on its way.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => run(main), { once: true });
  else run(main);
}

function run(script: string): void {
  // Where it does not come, the next press asks for the page once more.
  import(/* @vite-ignore */ script).catch(() => {
    release();
    document.addEventListener('click', ({ target }) => (target as Element).closest('button') && location.reload());
  });
}

const release = holdInput();
// Sent by `app.tsx` from within React, which hears nothing meanwhile. Before anything else is done, so that no letter
// falls between what was kept and what is heard.
document.addEventListener('taken-over', () => queueMicrotask(release), { once: true });
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
// Shapes of what is still to come say nothing yet.
setTimeout(begin, document.getElementById('root')?.dataset.drawn ? LONGEST_WAIT_MS : 0);
