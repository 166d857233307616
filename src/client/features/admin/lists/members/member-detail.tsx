import { DataList, Group, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminModelWords } from '#strings/admin/admin-model.ts';
import { settingsWords } from '#strings/settings.ts';
import { BackLink } from '../../../../components/buttons/line-link.tsx';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import card from '../../../../components/page/section-card.module.css';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { SlotHistory } from '../../../alerts/slot-history/slot-history.tsx';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import { adminHref } from '../../admin-url.ts';
import { DataListItem } from '../../data-list-item.tsx';
import { PartHeading } from '../../part-heading.tsx';
import { formatTimestampInSentence, Timestamp } from '../../timestamp.tsx';
import { MEMBER_DELIVERY_COLUMNS } from '../deliveries/delivery-columns.tsx';
import { MEMBER_JOB_COLUMNS } from '../jobs/job-columns.tsx';
import { LATEST, LatestRows } from '../latest-rows.tsx';
import { describeUse } from '../model-use/model-use.ts';
import { AccountActions } from './account-actions.tsx';
import { ChannelBadges } from './channel-badges.tsx';
import { MemberActions } from './member-actions.tsx';

const words = adminListWords.member;
const memberListWords = adminListWords.members;
// One column on a narrow screen.
const TWO_COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' };

/** One member: their account, actions, slots, and newest jobs and deliveries. */
export function MemberDetail({ userId }: { userId: number }) {
  const zone = useMemberZone();
  const q = String(userId);
  const member = trpc.admin.members.get.useQuery({ userId }, { staleTime: 0 });
  const deliveries = trpc.admin.deliveries.list.useQuery({ limit: LATEST, q }, { staleTime: 0 });
  const jobs = trpc.admin.jobs.list.useQuery({ limit: LATEST, q }, { staleTime: 0 });
  return (
    <Stack gap="lg">
      <BackLink href={adminHref('members')} mb="-sm">
        {words.back}
      </BackLink>
      <Loaded query={member} heights={[3, 16]}>
        {(data) => (
          <>
            <section className={card.card} aria-labelledby="list">
              <Group gap="0.25rem 0.75rem">
                <PartHeading id="list">{data.username}</PartHeading>
                {data.role !== 'member' && <StateBadge tone="good">{memberListWords.roles[data.role]}</StateBadge>}
                {data.pausedUntil && (
                  <StateBadge tone="caution">
                    {words.paused(formatTimestampInSentence(data.pausedUntil, zone))}
                  </StateBadge>
                )}
              </Group>
              <DataList size="md" labelWidth="min(9.5rem, 38%)" mt="sm" style={TWO_COLUMNS}>
                <DataListItem name={words.email}>
                  {data.email}{' '}
                  <StateBadge tone={data.emailVerified ? 'good' : 'caution'}>
                    {data.emailVerified ? memberListWords.confirmed : memberListWords.unconfirmed}
                  </StateBadge>
                </DataListItem>
                <DataListItem name={words.number}>{data.id}</DataListItem>
                <DataListItem name={memberListWords.status}>
                  {data.onboarded ? memberListWords.onboarded : memberListWords.notOnboarded}
                </DataListItem>
                <DataListItem name={memberListWords.methods}>
                  <ChannelBadges methods={data.methods} />
                </DataListItem>
                <DataListItem name={words.zone}>
                  <ZoneSentence sentence={(name) => name} timeZone={data.timezone} />
                </DataListItem>
                <DataListItem name={memberListWords.lastSeen}>
                  {data.lastSeenAt ? <Timestamp at={data.lastSeenAt} /> : memberListWords.never}
                </DataListItem>
                <DataListItem name={words.sessions}>
                  {data.sessions ? words.browsers(data.sessions) : words.nowhere}
                </DataListItem>
                {data.model && (
                  <DataListItem name={adminModelWords.fact}>
                    {describeUse(data.model)} <Link href={adminHref('model')}>{adminModelWords.all}</Link>
                  </DataListItem>
                )}
                <DataListItem name={memberListWords.joined}>
                  <Timestamp at={data.createdAt} />
                </DataListItem>
              </DataList>
              <MemberActions member={data} />
              <AccountActions member={data} />
            </section>
            <SectionCard id="sent" title={settingsWords.sent}>
              <SlotHistory userId={userId} timeZone={data.timezone} reader="admin" />
            </SectionCard>
            <LatestRows
              id="latest-deliveries"
              title={words.deliveries}
              all={{ label: words.allDeliveries, href: adminHref('deliveries', { q }) }}
              empty={words.noDeliveries}
              query={deliveries}
              rows={deliveries.data?.deliveries}
              columns={MEMBER_DELIVERY_COLUMNS}
            />
            <LatestRows
              id="latest-jobs"
              title={words.jobs}
              all={{ label: words.allJobs, href: adminHref('jobs', { q }) }}
              empty={words.noJobs}
              query={jobs}
              rows={jobs.data?.jobs}
              columns={MEMBER_JOB_COLUMNS}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
