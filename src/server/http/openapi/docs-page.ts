import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { escapeHtml } from '../../lib/escape-html.ts';
import { readProgramText } from '../../lib/program/program-files.ts';
import type { Site } from '../../site/site.ts';
import { FOREVER } from '../headers/caching.ts';

const FOLDER = 'node_modules/swagger-ui-dist';
const FROM_PACKAGE: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

// The page calls no other site, so Swagger UI's remote validator is off, and it stores no token. The groups are closed at
// first: with 150 open rows only those in view are rendered, and the browser's own search does not find the others.
const START = `'use strict';
// Swagger UI puts only its calls into a landmark. It gives them no heading, and its choice of a server no name.
const within = (React, type, attributes) => (Original) => (props) =>
  React.createElement(type, attributes, React.createElement(Original, props));
const accessible = ({ React }) => ({
  wrapComponents: {
    InfoContainer: within(React, 'div', { role: 'banner' }),
    ServersContainer: within(React, 'div', { role: 'region', 'aria-label': 'Server' }),
    AuthorizeBtnContainer: within(React, 'div', { role: 'region', 'aria-label': 'Authorization' }),
    operations: (Original) => (props) =>
      React.createElement(
        React.Fragment,
        null,
        React.createElement('h2', { className: 'calls-title' }, 'Calls'),
        React.createElement(Original, props),
      ),
    Servers: (Original) => (props) => {
      React.useEffect(() => document.getElementById('servers')?.setAttribute('aria-label', 'Server'));
      return React.createElement(Original, props);
    },
  },
});
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [accessible],
  layout: 'BaseLayout',
  validatorUrl: null,
  persistAuthorization: false,
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`;

// Swagger UI's own colours of these have too little contrast on a light ground (WCAG 1.4.3).
const STYLE = `
  body { margin: 0 }
  .swagger-ui .response-col_links { display: none }
  .swagger-ui .calls-title { margin: 0; font-family: sans-serif }
  .swagger-ui .info .title small { background: #5b616d }
  .swagger-ui .info .title small.version-stamp { background: #46650a }
  html:not(.dark-mode) {
    .swagger-ui .calls-title { color: #3b4151 }
    .swagger-ui .info .url { color: #1f5fa8 }
    .swagger-ui .opblock .opblock-summary-method { color: #1b1f23; text-shadow: none }
    .swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e }
    .swagger-ui .btn.execute { border-color: #1f5fa8; background: #1f5fa8 }
    .swagger-ui .btn.authorize { border-color: #1a7549; color: #1a7549; & svg { fill: #1a7549 } }
  }
  html.dark-mode .swagger-ui .calls-title { color: #e4e6e6 }
`;

/**
 * Serves the OpenAPI document, and the page to read and try it. Neither loads anything from other sites.
 */
export function serveDocs(app: Hono, site: Site, version: string): void {
  let document: { text: string; hash: string } | undefined;
  let page: string | undefined;
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readProgramText(`${FOLDER}/${file}`);
    texts.set(file, text);
    return text;
  };

  app.get('/api/openapi.json', compress(), etag(), async (c) => {
    // Loaded on demand: the descriptions and examples of every call.
    const { createDocument } = await import('./document.ts');
    document ??= hashed(JSON.stringify(createDocument(site, version)));
    // Hashed once; a weak tag, because the text may be sent compressed.
    c.header('ETag', `W/"${document.hash}"`);
    c.header('Cache-Control', 'no-cache');
    return c.body(document.text, 200, { 'content-type': 'application/json; charset=utf-8' });
  });

  app.get('/api/docs', async (c) => {
    page ??= writePage(site.env.APP_NAME, packageVersion());
    return c.html(page, 200, { 'Cache-Control': 'no-cache' });
  });
  app.get('/api/docs/', (c) => c.redirect('/api/docs', 301));
  app.use('/api/docs/*', compress());
  app.get('/api/docs/start.js', (c) => asset(c, START, 'text/javascript; charset=utf-8'));
  app.get('/api/docs/:file', async (c, next) => {
    const file = c.req.param('file');
    const type = Object.hasOwn(FROM_PACKAGE, file) ? FROM_PACKAGE[file] : undefined;
    return type ? asset(c, textOf(file), type) : next();
  });
}

function asset(c: Context, text: string, type: string): Response {
  return c.body(text, 200, { 'content-type': type, 'Cache-Control': FOREVER });
}

function hashed(text: string): { text: string; hash: string } {
  return { text, hash: hashOf(text) };
}

function packageVersion(): string {
  return (JSON.parse(readProgramText(`${FOLDER}/package.json`)) as { version: string }).version;
}

function writePage(appName: string, version: string): string {
  const name = escapeHtml(appName);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${name} API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css?v=${version}" />
    <style>${STYLE}</style>
  </head>
  <body>
    <noscript>This page needs JavaScript. The document it shows is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js?v=${version}"></script>
    <script src="/api/docs/start.js?v=${hashOf(START)}"></script>
  </body>
</html>
`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
