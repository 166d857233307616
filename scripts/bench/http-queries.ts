import { DAY_MS } from '../../src/shared/schedule/durations.ts';

const ENTRY = `id, user_id, title, content, language, scripture, scripture_note, scripture_language, action_steps,
  content_type, response_id, prayer_prompt, encouragement, focus_point, action_prompt, practical_step, check_in_question,
  motivational_note, historical_quote, reflection_questions, gratitude_prompt, tomorrow_preparation, is_completed,
  user_reflection, is_dev, created_at, chosen_because, chosen_for, is_helpful, local_date, available_at, completed_at`;
const OF_DAY = `user_id = :userId AND is_dev = 0 AND available_at >= :from AND available_at <= :now
  AND local_date = :localDate`;

/** The check of a session cookie. */
export const SESSION_QUERY = `SELECT s.id, s.user_id, s.expires_at, s.user_agent, s.seen_at, s.created_at, s.device_hash,
  u.role FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = :id`;

/** One page of a member's history. */
export const HISTORY_QUERY = `SELECT ${ENTRY} FROM guidance_entries WHERE user_id = :userId AND is_dev = 0
  AND available_at <= :now ORDER BY available_at DESC, id DESC LIMIT 11 OFFSET :offset`;

/** The queries of a member's dashboard, in the product's order. A test compares their tables with what the product reads. */
export const DASHBOARD_QUERIES = {
  profile: `SELECT user_id, completed_onboarding, frequency, frequency_anchor, reminder_time, timezone, planned_until,
    created_at FROM user_profiles WHERE user_id = :userId`,
  week: 'SELECT day_of_week, enabled, time_slots FROM user_schedules WHERE user_id = :userId',
  pauses: 'SELECT starts_at, ends_at FROM pauses WHERE user_id = :userId',
  replacedWeeks: `SELECT id, user_id, days, timezone, anchor, held_until FROM replaced_weeks WHERE user_id = :userId
    ORDER BY id`,
  outages: 'SELECT starts_at, ends_at FROM outages WHERE ends_at > :from',
  hasEntryToday: `SELECT id FROM guidance_entries WHERE ${OF_DAY} LIMIT 1`,
  keptDays: `SELECT completed_local_date, count(*) AS times FROM guidance_entries
    WHERE user_id = :userId AND is_dev = 0 AND completed_local_date IS NOT NULL GROUP BY completed_local_date`,
  laterDays: `SELECT DISTINCT local_date FROM guidance_entries WHERE user_id = :userId AND is_dev = 0
    AND completed_local_date > :weekStart AND local_date >= :weekStart AND local_date < completed_local_date`,
  today: `SELECT ${ENTRY} FROM guidance_entries WHERE ${OF_DAY} ORDER BY available_at, id`,
  goals: `SELECT id, title, description, progress, target_date, is_completed, created_at, challenge, target, completions,
    deleted_at FROM user_goals WHERE user_id = :userId AND deleted_at IS NULL ORDER BY id`,
  preferences: `SELECT alert_methods, alert_pauses, muted_mail_categories, chosen_mail_categories, sms_consent,
    completed_onboarding FROM user_profiles WHERE user_id = :userId`,
  addresses: `SELECT id, user_id, channel, address, details, secrets, verified_at, terms_owed, own_since, verified_in,
    disabled_at, disabled_reason, opted_out_at, failed_messages, device_hash, seen_at, asked_at FROM alert_addresses
    WHERE user_id = :userId ORDER BY id`,
  emailChange: `SELECT address FROM auth_tokens WHERE user_id = :userId AND purpose = 'change_email'
    AND used_at IS NULL AND expires_at > :now ORDER BY created_at DESC LIMIT 1`,
  careNotice: `SELECT user_id, signs, found_at, dismissed_at, abuse_named_at, answered_at FROM care_notices
    WHERE user_id = :userId`,
  takenSlots: `SELECT local_date, time_slot_id FROM queued_jobs WHERE user_id = :userId AND scheduled_time > :since
    AND is_dev = 0 AND (status IN ('completed', 'failed') OR (status = 'skipped'
    AND (error_message IS NULL OR error_message <> 'same_instant'))
    OR (status = 'cancelled' AND NOT (error_message IS NULL OR error_message <> 'cancelled_by_admin'))
    OR (status IN ('waiting', 'processing') AND scheduled_time <= :now))`,
  memories: 'SELECT memories_consent FROM user_profiles WHERE user_id = :userId',
};

/** Returns the parameters of {@link DASHBOARD_QUERIES} for a member in UTC. */
export function dashboardValues(userId: number, now: number) {
  const localDate = new Date(now).toISOString().slice(0, 10);
  return { userId, now, from: now - 3 * DAY_MS, since: now - 2 * DAY_MS, localDate, weekStart: localDate };
}
