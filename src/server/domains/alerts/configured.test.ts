import { afterEach, expect, test } from 'vitest';
import type { Configured } from '../../../shared/alerts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';

let api: TestApi;
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const ask = async () => api.visitor().get<Configured>('/api/alerts/configured');

test('anybody can read that nothing is set up on a site without a key (decisions.md D36)', async () => {
  api = createTestApi();
  api.site.channels.set('email', { ...createRecordingChannel(), captures: true });
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toEqual({
    methods: expect.objectContaining({ email: false, sms: false, whatsapp: false, slack: false, telegram: false }),
    mailCaptured: true,
    phoneCountry: null,
    supportEmail: null,
    privacyEmail: null,
    careContact: null,
  });
});

test('a mail server, a channel and the addresses for questions are named once they are there, and no secret is', async () => {
  api = createTestApi({
    env: {
      SMTP_URL: 'smtps://hesed:hunter2@mail.parish.example',
      MAIL_FROM: 'Hesed <hesed@parish.example>',
      SUPPORT_EMAIL: 'help@parish.example',
      PRIVACY_EMAIL: 'privacy@parish.example',
    },
  });
  api.site.channels.set('sms', createRecordingChannel('sms'));
  const { body, text } = await ask();
  expect(body).toMatchObject({
    methods: { email: true, sms: true, whatsapp: false },
    supportEmail: 'help@parish.example',
    privacyEmail: 'privacy@parish.example',
  });
  expect(text).not.toMatch(/hunter2|mail\.parish|smtps/);
});
