import { Button, DataList, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { adminSettingWords, setupGuideWords as words } from '#strings/admin/admin-settings.ts';
import { settingWords } from '#strings/admin/setting-words.ts';
import { SETTING_GROUPS, type SettingGroup } from '../../../../shared/admin/setting-groups.ts';
import type { SettingsOfGroup, SiteSetting } from '../../../../shared/admin/site-settings.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { QrCode } from '../../../components/text/qr-code.tsx';
import { trpc } from '../../../trpc.ts';
import { ConfirmIdentityProvider } from '../../member/confirm-identity-provider.tsx';
import { useMember } from '../../member/member-context.tsx';
import { DataListItem } from '../data-list-item.tsx';
import { GroupCard, headingOf } from './group-card.tsx';
import { reachableSiteUrl } from './reachable-site-url.ts';
import { nameSettingValue } from './setting-value-name.ts';
import classes from './setup-guide.module.css';

type Step = SettingGroup | 'review';
const STEPS: readonly Step[] = [...SETTING_GROUPS, 'review'];

/**
 * Guides an administrator through the settings of the site, group by group, with the same forms as the administration. The
 * URL contains the step; without one the guide starts at the first group without a saved setting.
 */
export default function SetupGuide() {
  const settings = trpc.admin.settings.list.useQuery(undefined, { staleTime: 0 });
  return (
    <ConfirmIdentityProvider>
      <Stack gap="lg" data-single-column>
        <PageHeading title={words.title} />
        <Text c="dimmed">{words.intro}</Text>
        <Loaded query={settings} heights={[4, 24]}>
          {({ groups }) => <Guide groups={groups} />}
        </Loaded>
      </Stack>
    </ConfirmIdentityProvider>
  );
}

function Guide({ groups }: { groups: readonly SettingsOfGroup[] }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [firstOpen] = useState<Step>(() => groups.find((group) => !isDone(group))?.group ?? 'review');
  const step = STEPS.find((each) => each === search.get('step')) ?? firstOpen;
  const group = groups.find((each) => each.group === step);
  const goToNextStep = () => navigate(stepHref(STEPS[STEPS.indexOf(step) + 1] ?? 'review'));
  return (
    <>
      <Steps groups={groups} here={step} />
      {group ? <StepCard key={step} group={group} onDone={goToNextStep} /> : <SettingsSummary groups={groups} />}
    </>
  );
}

function Steps({ groups, here }: { groups: readonly SettingsOfGroup[]; here: Step }) {
  return (
    <nav aria-label={words.steps}>
      <ol className={classes.steps}>
        {STEPS.map((step) => {
          const group = groups.find((each) => each.group === step);
          const Icon = !group ? IconListCheck : isDone(group) ? IconCircleCheck : IconCircle;
          return (
            <li key={step}>
              <Link href={stepHref(step)} className={classes.step} aria-current={step === here ? 'step' : undefined}>
                <Icon aria-hidden size={18} stroke={1.6} />
                <span>
                  {titleOf(step)}
                  {group && <VisuallyHidden> ({isDone(group) ? words.done : words.open})</VisuallyHidden>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepCard({ group, onDone }: { group: SettingsOfGroup; onDone: () => void }) {
  useFocusOn(headingOf(group.group));
  return (
    <GroupCard group={group} selectedByParam="step" onDone={onDone} saveLabel={words.saveAndContinue}>
      <Button variant="subtle" px="xs" onClick={onDone}>
        {words.skip}
      </Button>
    </GroupCard>
  );
}

/** Shows the values of each group, and what to do next. */
function SettingsSummary({ groups }: { groups: readonly SettingsOfGroup[] }) {
  const { onboarded } = useMember();
  useFocusOn('setup-review');
  return (
    <>
      <SectionCard id="setup-review" title={words.reviewTitle}>
        <DataList orientation="vertical" size="md" mt="md">
          {groups.map(({ group, settings }) => {
            const { title } = adminSettingWords.groups[group];
            const set = settings.filter(({ source }) => source !== 'default');
            return (
              <DataListItem key={group} name={title}>
                {set.length === 0 ? words.asItComes : set.map(inWords).join('\n')}
                <LineLink href={stepHref(group)} display="flex">
                  {words.change(title)}
                </LineLink>
              </DataListItem>
            );
          })}
        </DataList>
      </SectionCard>
      <SectionCard id="setup-next" title={words.nextTitle} intro={onboarded ? words.nextIntro : words.nextOwn}>
        <Group gap="sm" align="stretch" mt="md">
          {!onboarded && <LinkButton href="/onboarding">{words.guidance}</LinkButton>}
          <LinkButton href="/admin?list=invitations" variant={onboarded ? 'filled' : 'default'}>
            {words.invite}
          </LinkButton>
          <LinkButton href="/admin" variant="default">
            {words.admin}
          </LinkButton>
        </Group>
      </SectionCard>
      <SiteQrCode />
    </>
  );
}

function inWords(setting: SiteSetting): string {
  const { label = setting.name } = settingWords[setting.name] ?? {};
  return `${label}: ${setting.secret ? words.secretIsSet : nameSettingValue(setting, setting.value ?? '')}`;
}

/** Returns whether a group has a saved setting, or its first setting comes from the environment. */
function isDone({ settings }: SettingsOfGroup): boolean {
  const hasSaved = settings.some(({ source, leftOut }) => source === 'stored' && leftOut === null);
  return hasSaved || settings[0]?.source === 'environment';
}

function titleOf(step: Step): string {
  return step === 'review' ? words.review : adminSettingWords.groups[step].title;
}

function stepHref(step: Step): string {
  return `/setup?step=${step}`;
}

/** Moves the focus to the heading of a step after a navigation, but not on the first load. */
function useFocusOn(id: string): void {
  useEffect(() => {
    if (document.activeElement !== document.body || window.scrollY > 0) document.getElementById(id)?.focus();
  }, [id]);
}

/** Shows a QR code that opens the site on a phone; nothing if the page is open at a loopback address. */
function SiteQrCode() {
  const url = reachableSiteUrl(window.location);
  if (!url) return null;
  return (
    <SectionCard id="setup-phone" title={words.phoneTitle} intro={words.phoneIntro}>
      <Stack gap="xs" align="flex-start" mt="md" style={{ overflowWrap: 'anywhere' }}>
        <QrCode text={url} label={words.phoneCode} />
        <p>{url}</p>
      </Stack>
    </SectionCard>
  );
}
