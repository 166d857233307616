import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';

/**
 * Renders a page's content to HTML, after everything in it that suspends has resolved.
 * @throws the first error of any component: it never returns a page with a part missing
 */
export async function renderToHtml(path: string, content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path === '*' ? '/404' : path} ssrSearch="">
        {content}
      </Router>
    </StrictMode>,
    {
      // React would send large parts separately with an inline script, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React calls this in its own task: an error thrown here would end the process instead of rejecting the promise.
      onError(error) {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  return html;
}
