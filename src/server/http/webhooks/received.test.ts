import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentsOf, expectSameRows } from '../../testing/database/contents.ts';
import { temporaryFile } from '../../testing/temporary-file.ts';
import { WEBHOOK_CASES } from '../../testing/webhooks/all-cases.ts';
import {
  type CallingProviders,
  openScene,
  startCallingProviders,
  type WebhookScene,
} from '../../testing/webhooks/scene.ts';
import type { Call } from '../../testing/webhooks/webhook-case.ts';

const MAX_BODY_BYTES = 256 * 1024;

let callers: CallingProviders;
beforeAll(async () => {
  callers = await startCallingProviders();
});
afterAll(() => callers.close());

describe.each(Object.entries(WEBHOOK_CASES))('%s (C1, C7, C20, C31, C32)', (path, each) => {
  async function arrange(): Promise<WebhookScene> {
    const scene = await openScene(callers, temporaryFile('hesed.db'));
    onTestFinished(() => scene.end());
    await each.arrange(scene);
    return scene;
  }
  const send = ({ api }: WebhookScene, { query = '', headers, body }: Call) =>
    api.visitor().send('POST', `${path}${query}`, { origin: null, headers, body });

  test('an authentic call is accepted', async () => {
    const scene = await arrange();
    expect((await send(scene, each.call(scene))).status).toBe(200);
    expect(await each.outcome(scene)).toEqual(each.ends);
    expect(scene.api.site.logged).toEqual([]);
  });

  test.each(Object.entries(each.forged))('a call %s is answered 403 and changes nothing', async (_what, forge) => {
    const scene = await arrange();
    const before = contentsOf(scene.api.site);
    expect((await send(scene, forge(scene))).status).toBe(403);
    expectSameRows(contentsOf(scene.api.site), before);
  });

  test('a repeated call gets the same answer and changes nothing, also after a restart', async () => {
    const scene = await arrange();
    const call = each.call(scene);
    const first = await send(scene, call);
    const before = contentsOf(scene.api.site);
    await scene.api.site.clock.advance(60_000);
    const again = await send(scene, call);
    await scene.restart();
    const afterwards = await send(scene, call);
    for (const { status, headers } of [again, afterwards])
      expect([status, headers.get('content-type')]).toEqual([200, first.headers.get('content-type')]);
    expectSameRows(contentsOf(scene.api.site), before);
  });

  test('two simultaneous equal calls have the effect of one', async () => {
    const scene = await arrange();
    const call = each.call(scene);
    const answers = await Promise.all([send(scene, call), send(scene, call)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await each.outcome(scene)).toEqual(each.ends);
  });

  test('a call about a message from before a restart is accepted', async () => {
    const scene = await arrange();
    await scene.restart();
    expect((await send(scene, each.call(scene))).status).toBe(200);
    expect(await each.outcome(scene)).toEqual(each.ends);
  });

  test.each(each.sequences)('$what', async ({ steps, ends }) => {
    const scene = await arrange();
    for (const step of steps) {
      const made = await step(scene);
      if (isCall(made)) expect((await send(scene, made)).status).toBe(200);
    }
    expect(await each.outcome(scene)).toEqual(ends);
  });

  test('a long call is accepted, and one of more than 256 KB is answered 413 and not read', async () => {
    const scene = await arrange();
    const before = contentsOf(scene.api.site);
    const tooLong = each.withLength(scene, MAX_BODY_BYTES);
    expect((await send(scene, tooLong)).status).toBe(413);
    expectSameRows(contentsOf(scene.api.site), before);
    expect((await send(scene, each.withLength(scene, MAX_BODY_BYTES / 2))).status).toBe(200);
    expect(scene.api.site.logged).toEqual([]);
  });
});

function isCall(made: unknown): made is Call {
  return typeof made === 'object' && made !== null && 'headers' in made && 'body' in made;
}
