import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import type { SiteCheck } from '../../../../shared/admin/site.ts';
import type { SettingsOfGroup } from '../../../../shared/admin/site-settings.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { NamedSwitch } from '../../../components/forms/named-switch.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { type FieldErrors, showFieldErrors } from '../../../lib/forms/form-errors.ts';
import { useUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { nameFields } from '../setting-name.ts';
import { CheckFindings } from '../tools/site/check-findings.tsx';
import tools from '../tools/tools.module.css';
import { SettingField } from './setting-field.tsx';

/** The unsaved values by setting. Null removes a stored secret. */
type Drafts = Record<string, string | null>;

interface GroupCardProps {
  group: SettingsOfGroup;
  /** The URL parameter that leads to the form. */
  selectedByParam: string;
  /** Called after a save, and also when there is nothing to save. Without it, the button needs a change. */
  onDone?: () => void;
  /** The label of the save button. */
  saveLabel?: string;
  /** Other buttons beside the save button. */
  children?: ReactNode;
}

/** The form of a group of settings, with a test of the values and a save button. */
export function GroupCard({
  group: { group, revision, canTest, settings },
  selectedByParam,
  onDone,
  saveLabel,
  children,
}: GroupCardProps) {
  const utils = trpc.useUtils();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sendMail, setSendMail] = useState(true);
  const [outcome, setOutcome] = useState<SiteCheck | null>(null);
  const [isStale, setIsStale] = useState(false);
  const form = `settings-${group}`;
  const hasChanges = Object.keys(drafts).length > 0;
  const headingId = headingOf(group);
  const { title, intro } = words.groups[group];

  const clear = () => {
    setDrafts({});
    setErrors({});
    setIsStale(false);
  };
  const labelFields = (sentence: string) =>
    nameFields(sentence, (name) => settings.some((each) => each.name === name && each.source === 'environment'));
  /** Shows errors at their fields. An error without a field gets a toast. */
  const showErrors = (error: unknown, failed: string) => {
    const { issues, message } = readServerError(error);
    const found = Object.fromEntries(
      issues.flatMap((issue) =>
        issue.path[0] === 'values' ? [[String(issue.path[1]), labelFields(issue.message)]] : [],
      ),
    );
    showFieldErrors(form, found, setErrors);
    if (!settings.some(({ name }) => name in found))
      showError({ title: failed, message: message ? labelFields(message) : adminSharedWords.unreached });
  };
  const save = useConfirmIdentityMutation(utils.client.admin.settings.save.mutate, {
    onSuccess: (_, { values }) => {
      // A draft changed since the save was sent stays.
      const unsaved = Object.fromEntries(Object.entries(drafts).filter(([name, value]) => value !== values[name]));
      // Rendered at once, so that nothing counts as unsaved when the guide navigates.
      flushSync(() => {
        clear();
        setDrafts(unsaved);
      });
      showSuccess({ title: words.saved(title) });
      if (Object.keys(unsaved).length === 0) onDone?.();
    },
    onError: async (error) => {
      if (readServerError(error).status === 409) {
        // The next save needs the new revision.
        await utils.admin.settings.list.invalidate();
        setIsStale(true);
      } else showErrors(error, words.saveFailed);
    },
  });
  const test = useConfirmIdentityMutation(utils.client.admin.settings.test.mutate, {
    onSuccess: (found, { values }) => {
      // The findings belong to the tested values, not to values typed since.
      if (values !== drafts) return;
      setErrors({});
      setOutcome(found);
    },
    onError: (error) => {
      setOutcome(null);
      showErrors(error, words.testFailed);
    },
  });
  useUnsavedChanges({
    ...{ formId: form, title, headingId, selectedByParam, dirty: hasChanges, saving: save.isPending },
    // The setup guide shows one form at a time, with its own buttons.
    onDiscard: onDone
      ? undefined
      : () => {
          clear();
          setOutcome(null);
        },
    // The values include secrets, so the browser stores no draft.
    hasDraft: false,
  });
  const change = (name: string, value: string | null | undefined) => {
    setOutcome(null);
    setErrors(({ [name]: _, ...others }) => others);
    setDrafts(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    if (hasChanges) save.mutate({ group, revision, values: drafts });
    else onDone?.();
  };
  const isAllFixed = settings.every(({ source }) => source === 'environment');
  return (
    <SectionCard id={headingId} title={title} intro={intro}>
      <form id={form} noValidate aria-label={title} onSubmit={submit}>
        <Stack gap="lg" mt="md">
          {settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              draft={drafts[setting.name]}
              error={errors[setting.name]}
              path={`${form}-${setting.name}`}
              onChange={(value) => change(setting.name, value)}
            />
          ))}
          {group === ACCOUNT_METHOD && <NamedSwitch name={words.sendMail} checked={sendMail} onChange={setSendMail} />}
        </Stack>
        <div aria-live="polite" className={tools.below}>
          {outcome && !test.isPending && <CheckFindings check={outcome} labelFields={labelFields} />}
        </div>
        <div role="alert">{isStale && <Text mt="md">{words.elsewhere}</Text>}</div>
        <Group gap="sm" mt="md">
          {!(isAllFixed && !onDone) && (
            <ActionButton
              type="submit"
              // Outside the guide, the bar of unsaved changes has the filled button.
              variant={onDone ? 'filled' : 'default'}
              inactive={!hasChanges && !onDone}
              busy={save.isPending && words.saving}
            >
              {saveLabel ?? words.save}
            </ActionButton>
          )}
          {canTest && (
            <ActionButton
              variant="default"
              busy={test.isPending && words.testing}
              onClick={() => test.mutate({ group, values: drafts, sendMail: group === ACCOUNT_METHOD && sendMail })}
            >
              {words.test}
            </ActionButton>
          )}
          {children}
        </Group>
      </form>
    </SectionCard>
  );
}

/** Returns the id of the heading of a group's card. */
export const headingOf = (group: SettingGroup) => `settings-of-${group}`;
