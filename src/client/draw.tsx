import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';

/**
 * Draws a page's content to HTML, after everything in it that suspends has come.
 * @throws the first error of any part of it; what is drawn has no part missing.
 */
export async function draw(path: string, content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path === '*' ? '/404' : path} ssrSearch="">
        {content}
      </Router>
    </StrictMode>,
    {
      // In one piece: put together by a script in the page, which the security policy forbids, a large part would wait.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this in a task of its own: an error thrown here would not reject the promise but end the process.
      onError(error) {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  return html;
}
