/** The words of one setting. */
export interface SettingWords {
  label: string;
  hint: string;
  /** The words of its values, where these are few. */
  choices?: Readonly<Record<string, string>>;
}

/** The settings that administrators set up in the page, by their names in the environment. */
export const settingWords: Readonly<Record<string, SettingWords>> = {
  APP_NAME: {
    label: 'Name',
    hint: 'What members read at the top of every page and mail, such as the name of your church. At most 40 characters.',
  },
  SUPPORT_EMAIL: {
    label: 'Contact for questions',
    hint: 'An email address. It stands at the end of every mail, and push services need it.',
  },
  PRIVACY_EMAIL: {
    label: 'Contact for questions about data',
    hint: 'An email address, if it is another one. The consent pages name it.',
  },
  CARE_CONTACT_NAME: {
    label: 'Who cares for people in need',
    hint: 'A name or a team. Members find it beside the help lines when their words show that they may be in danger.',
  },
  CARE_CONTACT_PHONE: { label: 'Their phone number', hint: 'A number that somebody answers, such as +1 202 555 0123.' },
  CARE_CONTACT_EMAIL: { label: 'Their email address', hint: 'An address that somebody reads every day.' },
  REGISTRATION: {
    label: 'Who may join',
    hint: 'With invitations, an administrator makes a link for each new member.',
    choices: { open: 'Everybody who finds the page', invite: 'Only people with an invitation', closed: 'Nobody' },
  },
  CHURCH_YEAR: {
    label: 'Church year',
    hint: 'Guidance that fits Advent, Lent, Easter and Pentecost.',
    choices: { on: 'On', off: 'Off' },
  },
  OPENAI_API_KEY: {
    label: 'API key of a language model',
    hint: 'Empty: all guidance comes from the library. With a key, a model also writes for members who agree.',
  },
  OPENAI_MODEL: { label: 'Model', hint: 'Its exact name. Another model than the usual one needs both prices.' },
  OPENAI_INPUT_PRICE: { label: 'Price of what it reads', hint: 'Dollars for a million tokens, such as 0.75.' },
  OPENAI_OUTPUT_PRICE: { label: 'Price of what it writes', hint: 'Dollars for a million tokens, such as 4.5.' },
  OPENAI_AT_ONCE: { label: 'Requests at the same time', hint: 'A number between 1 and 64.' },
  GUIDANCE_MONTHLY_BUDGET: {
    label: 'Most that it may cost in a month',
    hint: 'Dollars, such as 20. After that the library writes.',
  },
  GUIDANCE_DAILY_CAP: { label: 'Requests for a member in a day', hint: 'A number between 1 and 100.' },
  SMTP_URL: {
    label: 'Mail server',
    hint: 'smtps://user:password@mail.example.org:465, as your mail provider says. Write @ in the user or password as %40.',
  },
  MAIL_FROM: { label: 'Sender', hint: 'An address, or a name and <address>: Grace Church <hello@example.org>.' },
  BOUNCE_ADDRESS: {
    label: 'Address for returned mail',
    hint: 'Other mail servers report here what came back. Empty: they report to the sender.',
  },
  BOUNCE_WEBHOOK_SECRET: {
    label: 'Secret for reports of returned mail',
    hint: 'At least 16 characters without spaces, if your mail server posts its reports to this site.',
  },
  SLACK_CLIENT_ID: {
    label: 'Client ID',
    hint: 'From “Basic Information” of your Slack app, such as 123456789.987654321.',
  },
  SLACK_CLIENT_SECRET: { label: 'Client secret', hint: 'From the same page.' },
  SLACK_SIGNING_SECRET: { label: 'Signing secret', hint: 'From the same page. Buttons in messages need it.' },
  SLACK_BOT_TOKEN: {
    label: 'Bot token',
    hint: 'Begins with xoxb-. With it, members of your own workspace connect nothing.',
  },
  TELEGRAM_BOT_TOKEN: { label: 'Bot token', hint: 'What @BotFather gave you, such as 123456789:AAE…' },
  TELEGRAM_UPDATES: {
    label: 'How answers arrive',
    hint: 'Fetching works everywhere. A webhook needs an https address of this site.',
    choices: { polling: 'The site fetches them', webhook: 'Telegram sends them (webhook)' },
  },
  TWILIO_ACCOUNT_SID: { label: 'Account SID', hint: 'From the Twilio Console: AC and 32 letters and digits.' },
  TWILIO_AUTH_TOKEN: { label: 'Auth token', hint: 'From the same page.' },
  TWILIO_PHONE_NUMBER: { label: 'Number for text messages', hint: 'With its country, such as +12025550123.' },
  TWILIO_MESSAGING_SERVICE_SID: {
    label: 'Messaging Service',
    hint: 'In place of a number: MG and 32 letters and digits.',
  },
  TWILIO_WHATSAPP_NUMBER: { label: 'Number for WhatsApp', hint: 'With its country, such as +12025550123.' },
  TWILIO_WHATSAPP_CONTENT_SID: {
    label: 'Approved WhatsApp template',
    hint: 'HX and 32 letters and digits. Without it, only members who wrote within a day get messages.',
  },
  TWILIO_VERIFY_SERVICE_SID: {
    label: 'Verify service',
    hint: 'VA and 32 letters and digits. Empty: this site makes the codes itself.',
  },
  TWILIO_HANDLES_KEYWORDS: {
    label: 'Who answers STOP and HELP',
    hint: 'Twilio answers by itself unless you changed that in its console.',
    choices: { true: 'Twilio', false: 'This site' },
  },
  DEFAULT_COUNTRY: {
    label: 'Country of your members’ numbers',
    hint: 'A code, such as US or GB, for numbers that are typed without one. Members whose time zone names no country see its help lines.',
  },
  PHONE_COUNTRIES: {
    label: 'Only numbers of these countries',
    hint: 'Codes with commas between them, such as US,CA. Empty: the country above, or every one where none is set.',
  },
};
