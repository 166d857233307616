import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createButtons } from './slack-buttons-double.ts';
import type { SlackFailure, SlackServer } from './slack-double.ts';
import {
  type Answer,
  createSlackWorkspace,
  refuse,
  SITE_TOKEN,
  SLACK_APP,
  type SlackWorkspace,
} from './slack-workspace.ts';

/** Starts a {@link SlackServer} on a free port. */
export async function startSlackServer(): Promise<SlackServer> {
  const workspace = createSlackWorkspace();
  const calls: SlackServer['calls'] = [];
  const buttons = createButtons(workspace.team, workspace.posted);
  const failures = new Map<string, SlackFailure>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://slack.example');
    if (url.pathname === '/oauth/v2/authorize') return showConsent(url, response);
    const isResponse = url.pathname.startsWith('/actions/');
    const method = isResponse ? 'response_url' : url.pathname.replace(/^\/api\//, '');
    const body = Buffer.concat(await request.toArray()).toString();
    const args = isResponse ? {} : Object.fromEntries(new URLSearchParams(body));
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
    calls.push({ method, token: bearer, args });
    const failure = failures.get(method);
    if (failure?.does === 'refuse') return send(response, refuse(failure.error));
    if (failure?.does === 'reply') {
      if (failure.retryAfter !== undefined) response.setHeader('retry-after', String(failure.retryAfter));
      if (failure.location !== undefined) response.setHeader('location', failure.location);
      return void response.writeHead(failure.status).end(failure.body ?? '');
    }
    if (isResponse && !failure)
      return void response.writeHead(buttons.takeResponse(url.pathname.split('/').at(-1) ?? '', body)).end('ok');
    const done = workspace.call(method, args, bearer);
    if (failure?.does === 'hang') return;
    if (failure?.does === 'drop') return void request.socket.destroy();
    if (failure?.does === 'garbage') return void response.end('<html>It works!</html>');
    const text = JSON.stringify(done);
    if (failure?.does === 'slow_body') return void response.writeHead(200).write(text.slice(0, text.length / 2));
    if (failure?.does === 'half') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      return void response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
    }
    // Each answer names the scopes of its token (https://docs.slack.dev/authentication/installing-with-oauth).
    if (bearer !== null) response.setHeader('x-oauth-scopes', workspace.scopesOf(bearer).join(','));
    send(response, done);
  }

  /** Answers the consent page, whose links lead back to the site. */
  function showConsent(url: URL, response: ServerResponse): void {
    const scopes = (url.searchParams.get('scope') ?? '').split(',');
    const [allow, deny] = [
      workspace.consent(url.href, workspace.ruth),
      workspace.consent(url.href, workspace.ruth, 'deny'),
    ].map(({ href }) => href.replaceAll('&', '&amp;'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><title>Slack</title><h1>Hesed is requesting permission to access ${workspace.team.name}</h1>
       <ul>${scopes.map((scope) => `<li>${scope}</li>`).join('')}</ul>
       <a href="${deny}">Cancel</a> <a href="${allow}">Allow</a></html>`,
    );
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/api/`;
  const connection: Omit<SlackServer, keyof SlackWorkspace> = {
    url,
    origin,
    env: {
      SLACK_CLIENT_ID: SLACK_APP.clientId,
      SLACK_CLIENT_SECRET: SLACK_APP.clientSecret,
      SLACK_SIGNING_SECRET: SLACK_APP.signingSecret,
      SLACK_API_URL: url,
    },
    siteEnv: { SLACK_BOT_TOKEN: SITE_TOKEN, SLACK_SIGNING_SECRET: SLACK_APP.signingSecret, SLACK_API_URL: url },
    ephemeralMessages: buttons.ephemeralMessages,
    press: (...pressed) => buttons.press(origin, ...pressed),
    calls,
    fail: (method, failure) => void failures.set(method, failure),
    heal: () => failures.clear(),
    sign(body, at, secret = SLACK_APP.signingSecret) {
      const timestamp = String(Math.floor(at / 1_000));
      const code = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
      const headers = { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${code}` };
      return { headers, body };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  // The workspace is the target, because its token changes.
  return Object.assign(workspace, connection);
}

function send(response: ServerResponse, body: Answer): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
