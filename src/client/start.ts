import { holdInput } from './lib/hold-input.ts';

// A drawn page can be read as it is: what takes it over is fetched once the page has been shown, and neither its words
// nor their fonts share the line with it. In a tab that nobody looks at nothing is shown, and nothing is waited for.
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
  void import(/* @vite-ignore */ main);
}

const release = holdInput();
// Sent by `app.tsx` from within React, which hears nothing meanwhile.
document.addEventListener('taken-over', () => setTimeout(release), { once: true });
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
setTimeout(begin, LONGEST_WAIT_MS);
