/** A member who uses a running server over HTTP. */
export interface ProcessMember {
  id: number;
  cookie: string;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Body }>;
}

/** Registers a member at a running server. */
export async function registerAt(url: string, username: string): Promise<ProcessMember> {
  const joined = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username.toLowerCase()}@parish.example`,
      password: 'whither-thou-goest',
    }),
  });
  if (joined.status !== 200) throw new Error(`${username} could not register: ${await joined.text()}`);
  const { user } = (await joined.json()) as { user: { id: number } };
  return memberAt(url, { id: user.id, cookie: joined.headers.get('set-cookie')?.split(';')[0] ?? '' });
}

/** Returns a member of a running server by the cookie of their session. */
export function memberAt(url: string, { id, cookie }: Pick<ProcessMember, 'id' | 'cookie'>): ProcessMember {
  return {
    id,
    cookie,
    async call(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
