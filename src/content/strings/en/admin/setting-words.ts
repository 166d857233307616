/** The words of one setting. */
export interface SettingWords {
  label: string;
  hint: string;
  /** The words of its values, unless they are countries. */
  choices?: Readonly<Record<string, string>>;
}

/** The settings that administrators set up in the page, by their names in the environment. */
export const settingWords: Readonly<Record<string, SettingWords>> = {
  APP_NAME: {
    label: 'Name',
    hint: 'Members see it at the top of every page and email, such as the name of your church. At most 40 characters.',
  },
  SUPPORT_EMAIL: {
    label: 'Contact for questions',
    hint: 'An email address. It’s shown at the end of every email, and push services require it.',
  },
  PRIVACY_EMAIL: {
    label: 'Contact for questions about data',
    hint: 'An email address, if it’s a different one. The consent pages show it.',
  },
  CARE_CONTACT_NAME: {
    label: 'Care contact',
    hint: 'A person or a team. Members see it next to the help lines when something they write suggests that they may be in danger.',
  },
  CARE_CONTACT_PHONE: {
    label: 'Care contact’s phone',
    hint: 'A number that someone answers, such as +1 202 555 0123.',
  },
  CARE_CONTACT_EMAIL: { label: 'Care contact’s email', hint: 'An address that someone reads every day.' },
  REGISTRATION: {
    label: 'Who may join',
    hint: 'With invitations, an administrator creates a link for each new member.',
    choices: { open: 'Anyone who finds the page', invite: 'Only people with an invitation', closed: 'No one' },
  },
  CHURCH_YEAR: {
    label: 'Church year',
    hint: 'Guidance that fits Advent, Lent, Easter and Pentecost.',
    choices: { on: 'On', off: 'Off' },
  },
  OPENAI_API_KEY: {
    label: 'API key of a language model',
    hint: 'Leave empty, and all guidance comes from the library. With a key, a model also writes for members who agree.',
  },
  OPENAI_MODEL: { label: 'Model', hint: 'Its exact name. If you change it, fill in both prices.' },
  OPENAI_INPUT_PRICE: { label: 'Price of input', hint: 'Dollars per million tokens, such as 0.75.' },
  OPENAI_OUTPUT_PRICE: { label: 'Price of output', hint: 'Dollars per million tokens, such as 4.5.' },
  OPENAI_AT_ONCE: { label: 'Requests at once', hint: 'A number between 1 and 64.' },
  GUIDANCE_MONTHLY_BUDGET: {
    label: 'Monthly budget',
    hint: 'Dollars, such as 20. Once it’s used up, guidance comes from the library.',
  },
  GUIDANCE_DAILY_CAP: { label: 'Requests per member per day', hint: 'A number between 1 and 100.' },
  SMTP_URL: {
    label: 'Mail server',
    hint: 'smtps://user:password@mail.example.org:465, as your mail provider gives it. Write @ in the user or password as %40.',
  },
  MAIL_FROM: { label: 'Sender', hint: 'An address, or a name and <address>: Grace Church <hello@example.org>.' },
  BOUNCE_ADDRESS: {
    label: 'Address for returned mail',
    hint: 'Where undelivered mail is reported. Leave empty to use the sender’s address.',
  },
  BOUNCE_WEBHOOK_SECRET: {
    label: 'Secret for reports of returned mail',
    hint: 'At least 16 characters without spaces. Only needed if your mail server sends its reports to this site.',
  },
  SLACK_CLIENT_ID: {
    label: 'Client ID',
    hint: 'From “Basic Information” of your Slack app, such as 123456789.987654321.',
  },
  SLACK_CLIENT_SECRET: { label: 'Client secret', hint: 'From the same page.' },
  SLACK_SIGNING_SECRET: { label: 'Signing secret', hint: 'From the same page. Buttons in messages need it.' },
  SLACK_BOT_TOKEN: {
    label: 'Bot token',
    hint: 'Begins with xoxb-. With it, members of your own workspace don’t need to connect anything.',
  },
  TELEGRAM_BOT_TOKEN: { label: 'Bot token', hint: 'What @BotFather gave you, such as 123456789:AAE…' },
  TELEGRAM_UPDATES: {
    label: 'How replies arrive',
    hint: 'Fetching works everywhere. A webhook needs an https address of this site.',
    choices: { polling: 'The site fetches them', webhook: 'Telegram sends them (webhook)' },
  },
  TWILIO_ACCOUNT_SID: { label: 'Account SID', hint: 'From the Twilio Console: AC and 32 letters and digits.' },
  TWILIO_AUTH_TOKEN: { label: 'Auth token', hint: 'From the same page.' },
  TWILIO_PHONE_NUMBER: { label: 'Number for text messages', hint: 'With its country code, such as +12025550123.' },
  TWILIO_MESSAGING_SERVICE_SID: {
    label: 'Messaging Service',
    hint: 'Instead of a number: MG and 32 letters and digits.',
  },
  TWILIO_WHATSAPP_NUMBER: { label: 'Number for WhatsApp', hint: 'With its country code, such as +12025550123.' },
  TWILIO_WHATSAPP_CONTENT_SID: {
    label: 'Approved WhatsApp template',
    hint: 'HX and 32 letters and digits. Without it, only members who wrote to you in the last day get messages.',
  },
  TWILIO_VERIFY_SERVICE_SID: {
    label: 'Verify service',
    hint: 'VA and 32 letters and digits. Leave empty, and this site makes its own codes.',
  },
  TWILIO_HANDLES_KEYWORDS: {
    label: 'Who answers STOP and HELP',
    hint: 'Twilio answers by default, unless you changed that in its console.',
    choices: { true: 'Twilio', false: 'This site' },
  },
  DEFAULT_COUNTRY: {
    label: 'Country of your members',
    hint: 'It’s used for phone numbers without a country code, and for help lines when a member’s time zone doesn’t tell the country.',
  },
  PHONE_COUNTRIES: {
    label: 'Only numbers from these countries',
    hint: 'Codes separated by commas, such as US,CA. Leave empty for the country under “Your Church”, or for every country if that is empty too.',
  },
};
