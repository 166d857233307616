/**
 * Each kind says what can be done about a reason why a message did not arrive:
 * - `nothing`: nothing is left to do.
 * - `byMember`: the reason itself says what the member did or can do, and nobody at the site can do more.
 * - `inSettings`: the member's address there takes no messages.
 * - `unsure`: it may have arrived.
 *
 * Any other reason is an error of the site or of a provider.
 */
export type AdviceKind = 'nothing' | 'byMember' | 'inSettings' | 'unsure';

/** The kind for each code, or family of codes, whose reason is no error of the site. */
export const CODE_ADVICE: Readonly<Record<string, AdviceKind>> = {
  after_terms: 'nothing',
  already_done: 'nothing',
  entry_withdrawn: 'nothing',
  twilio_21211: 'byMember',
  twilio_60200: 'byMember',
  twilio_21610: 'byMember',
  twilio_30003: 'byMember',
  twilio_21614: 'inSettings',
  twilio_21635: 'inSettings',
  twilio_30004: 'inSettings',
  twilio_30005: 'inSettings',
  twilio_30006: 'inSettings',
  twilio_60205: 'inSettings',
  twilio_no_answer: 'unsure',
  template_required: 'byMember',
  twilio_63014: 'byMember',
  twilio_63024: 'inSettings',
  twilio_63049: 'byMember',
  address_invalid: 'inSettings',
  'bounced_*': 'inSettings',
  smtp_5xx: 'inSettings',
  push_404: 'byMember',
  push_410: 'byMember',
  push_key_mismatch: 'byMember',
  push_keys_invalid: 'byMember',
  push_private_address: 'byMember',
  push_no_answer: 'unsure',
  slack_no_answer: 'unsure',
  slack_token_gone: 'byMember',
  slack_token_revoked: 'byMember',
  slack_token_expired: 'byMember',
  slack_account_inactive: 'byMember',
  slack_invalid_auth: 'byMember',
  slack_channel_not_found: 'byMember',
  slack_is_archived: 'byMember',
  slack_not_in_channel: 'byMember',
  slack_not_authed: 'byMember',
  slack_missing_scope: 'byMember',
  slack_no_permission: 'byMember',
  slack_org_login_required: 'byMember',
  slack_team_access_not_granted: 'byMember',
  slack_access_denied: 'byMember',
  slack_ekm_access_denied: 'byMember',
  slack_user_not_found: 'byMember',
  slack_user_disabled: 'byMember',
  slack_cannot_dm_bot: 'byMember',
  slack_restricted_action: 'byMember',
  slack_restricted_action_read_only_channel: 'byMember',
  telegram_no_answer: 'unsure',
  telegram_blocked: 'byMember',
  telegram_deactivated: 'byMember',
  telegram_chat_not_found: 'byMember',
  no_open_tab: 'byMember',
  not_shown: 'byMember',
};
