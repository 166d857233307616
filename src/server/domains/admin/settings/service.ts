import { settingWords } from '../../../../content/strings/en/admin/setting-words.ts';
import { SETTING_GROUPS, type SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import type {
  SaveSettings,
  SettingsOfGroup,
  SiteSetting,
  SiteSettings,
} from '../../../../shared/admin/site-settings.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { refuseChangedElsewhere } from '../../../lib/changed-elsewhere.ts';
import { readEnv, SETTING_PLACES } from '../../../site/env.ts';
import { readRevision, readRows, type StoredRow, writeRows } from '../../../site/settings/repo.ts';
import { sealSetting } from '../../../site/settings/stored-settings.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { previewChanges } from './preview-changes.ts';
import { canTestGroup } from './test-settings.ts';

// The audit log keeps short details.
const MAX_DETAIL_LENGTH = 200;

/** Returns the settings that administrators may set in the page, by group. No secret is among them. */
export async function listSettings(site: Site): Promise<SiteSettings> {
  const rows = await site.db.snapshot((q) => readRows(q));
  return {
    groups: SETTING_GROUPS.map((group) => groupOf(site, group, rows)),
    inEffect: Math.max(0, ...rows.map(({ revision }) => revision)) === site.settings.revision,
  };
}

/**
 * Stores settings of a group. The process then opens the site again with them.
 * @throws {AppError} bad_request for a setting that is wrong, of another group, or set on the server; conflict when
 * another administrator has saved the group since the caller read it.
 */
export async function saveSettings(site: Site, actor: MemberActor, input: SaveSettings): Promise<SettingsOfGroup> {
  const { group, revision } = input;
  const { changes } = await previewChanges(site, group, input.values);
  const names = Object.keys(changes);
  const details = { group, settings: names.join(', ').slice(0, MAX_DETAIL_LENGTH) };
  const author: MemberActor = actor.act ? { ...actor, act: { ...actor.act, details } } : actor;
  const saved = await atomicAs(site, author, function* (q) {
    const present = groupOf(site, group, yield* readRows(q));
    if (present.revision !== revision)
      refuseChangedElsewhere(
        names.map((name) => ['values', name]),
        present,
      );
    const next = (yield* readRevision(q)) + 1;
    const rows = Object.entries(changes).map(([name, value]): StoredRow => {
      const isSecret = SETTING_PLACES.get(name)?.secret === true && value !== null;
      return {
        name,
        plain: isSecret ? null : value,
        sealed: isSecret ? sealSetting(site.keys, name, value) : null,
        revision: next,
      };
    });
    yield* writeRows(q, rows, { changedBy: actor.userId, changedAt: new Date(site.clock.now()) });
    return groupOf(site, group, yield* readRows(q));
  });
  if (names.length > 0) site.settings.announceChange();
  return saved;
}

function groupOf(site: Site, group: SettingGroup, rows: readonly StoredRow[]): SettingsOfGroup {
  const stored = new Map(rows.map((row) => [row.name, row]));
  const names = [...SETTING_PLACES].flatMap(([name, place]) => (place.group === group ? [name] : []));
  return {
    group,
    revision: Math.max(0, ...names.map((name) => stored.get(name)?.revision ?? 0)),
    canTest: canTestGroup(group),
    settings: names.map((name) => settingOf(site, name, stored.get(name))),
  };
}

// Loaded with the first settings page, so a start does not wait for it.
let fallbacks: ReadonlyMap<string, string> | undefined;

/** Returns the value of a setting that nobody set, or null when it has none. */
function fallbackOf(name: string): string | null {
  fallbacks ??= new Map(Object.entries(readEnv({})).map(([each, value]) => [each, String(value)]));
  return fallbacks.get(name) ?? null;
}

function settingOf({ settings }: Site, name: string, row: StoredRow | undefined): SiteSetting {
  const { secret = false, choices = null, kind = choices ? 'choice' : 'text' } = SETTING_PLACES.get(name) ?? {};
  const given = settings.fromEnvironment[name];
  const isStored = row !== undefined && (row.plain !== null || row.sealed !== null);
  const source = given !== undefined ? 'environment' : isStored ? 'stored' : 'default';
  const value = given ?? row?.plain ?? null;
  return {
    ...{ name, description: settingWords[name]?.hint ?? '', kind, secret, source },
    value: secret ? null : value,
    fallback: secret ? null : fallbackOf(name),
    choices: choices && [...choices],
    leftOut: source === 'stored' ? (settings.leftOut.find((each) => each.name === name)?.why ?? null) : null,
  };
}
