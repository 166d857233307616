import type { Examples } from './example.ts';

const JOINING = {
  group: 'joining',
  revision: 3,
  canTest: false,
  settings: [
    {
      name: 'REGISTRATION',
      description: 'With invitations, an administrator creates a link for each new member.',
      kind: 'choice',
      secret: false,
      source: 'stored',
      value: 'invite',
      fallback: 'open',
      choices: ['open', 'invite', 'closed'],
      leftOut: null,
    },
  ],
};

export const SITE_SETTING_EXAMPLES: Examples = {
  'admin.settings.list': { answer: { groups: [JOINING], inEffect: true } },
  'admin.settings.save': {
    body: { group: 'joining', revision: 2, values: { REGISTRATION: 'invite' } },
    answer: JOINING,
  },
  'admin.settings.test': {
    body: {
      group: 'email',
      values: { SMTP_URL: 'smtps://hello:password@mail.parish.example:465', MAIL_FROM: 'hello@parish.example' },
      sendMail: false,
    },
    answer: {
      passed: true,
      findings: [
        { ok: true, message: 'The mail server is there and accepts our sign-in.', said: { code: 'smtp_check_works' } },
      ],
    },
  },
};
