/** What to do where a message did not arrive, after the sentence that says why. */
export const adviceWords = {
  /** For each reason that has advice of its own. It is empty where the reason already says it. */
  advice: {
    not_ready: 'Switch it on and confirm it under Alert Preferences.',
    not_configured: 'Choose another channel under Alert Preferences.',
    opted_out: 'You can switch it on again under Alert Preferences.',
    stopped: 'To get them again, reply START to one of our messages.',
    linked_elsewhere: 'To get messages there, link it again under Alert Preferences.',
    template_required: 'Alert Preferences shows the number.',
    address_gone: 'Add another one under Alert Preferences to get messages there.',
    quiet_hours:
      'Check the box at this time in your schedule, choose a time between 8 AM and 9 PM, or choose another channel.',
    daily_limit: 'With fewer times a day, or another channel, you’ll get every message.',
    missed_window: '',
    superseded: '',
    same_instant: '',
    paused: 'You can end the pause under Pause.',
    paused_channel: 'You can resume it under Alert Preferences.',
    paused_category: 'You can resume it under Alert Preferences.',
    rescheduled: '',
    cancelled_by_admin: '',
    not_carried: '',
    nothing_to_send: '',
    outcome_unknown: 'If it isn’t there, read it in the app.',
    timed_out: 'If it isn’t there, read it in the app.',
  } as Record<string, string>,
  /** For the kinds of advice in channel-words.ts. */
  kinds: {
    nothing: '',
    byMember: 'You can read it in the app.',
    checkAddress:
      'Check your address under Alert Preferences, or choose another channel. You can also read it in the app.',
    checkNumber:
      'Check your number under Alert Preferences, or choose another channel. You can also read it in the app.',
    unsure: 'If it isn’t there, read it in the app.',
  },
  /** For every other reason: an error of the site or of a provider. */
  otherwise: 'You can read it in the app. If this happens again, tell the people who run this site.',
  /** The words for an administrator, who reads about another member. */
  toAdmin: {
    advice: {
      not_ready: 'The member switches it on and confirms it in Settings.',
      not_configured: 'Set the channel up, or ask the member to choose another.',
      opted_out: 'Only the member can switch it on again.',
      stopped: 'Only the member can change this, by replying START.',
      linked_elsewhere: 'The member can link it again in Settings.',
      address_gone: 'The member can add another address in Settings.',
      quiet_hours: 'The member can confirm this time in their schedule, or choose another time or channel.',
      daily_limit: '',
      missed_window: 'Check whether the site was running at that time.',
      superseded: '',
      same_instant: '',
      paused: '',
      paused_channel: '',
      paused_category: '',
      rescheduled: '',
      cancelled_by_admin: '',
      not_carried: '',
      nothing_to_send: '',
    } as Record<string, string>,
    kinds: {
      nothing: '',
      byMember: 'Only the member can change this; they can read it in the app.',
      checkAddress: 'The member can change the address in Settings, and read it in the app.',
      checkNumber: 'The member can change the number in Settings, and read it in the app.',
      unsure: 'The member can read it in the app.',
    },
    otherwise: 'Check the channel under “Channels”; the member can read it in the app.',
  },
};
