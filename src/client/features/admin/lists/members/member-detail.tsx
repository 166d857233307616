import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminModelWords } from '#strings/admin/admin-model.ts';
import { BackLink } from '../../../../components/buttons/line-link.tsx';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { useScreenHeading } from '../../../../lib/page/navigation.ts';
import { trpc } from '../../../../trpc.ts';
import { SlotsSection } from '../../../alerts/slots/slots-section.tsx';
import { Moment, shortMoment, useAdminZone } from '../../moment.tsx';
import { placeHref } from '../../place.ts';
import { LatestDeliveries } from '../deliveries/latest-deliveries.tsx';
import { LatestJobs } from '../jobs/latest-jobs.tsx';
import { describeUse } from '../model-use/model-use.ts';
import { AccountActs } from './account-acts.tsx';
import { MemberActs } from './member-acts.tsx';
import classes from './member-detail.module.css';
import { MethodBadges } from './method-badges.tsx';

const words = adminListWords.member;
const listWords = adminListWords.members;

/** One member: how they stand, what can be done for them, and their newest jobs and deliveries. */
export function MemberDetail({ userId }: { userId: number }) {
  const zone = useAdminZone();
  const { data, error, refetch } = trpc.admin.members.get.useQuery({ userId }, { staleTime: 0 });
  const heading = useScreenHeading(data !== undefined);
  return (
    <div className={classes.detail}>
      <BackLink href={placeHref('members')} mb="-sm">
        {words.back}
      </BackLink>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons heights={[3, 16]} />
      ) : (
        <>
          <section className={classes.card} aria-labelledby="list">
            <h2 id="list" ref={heading} tabIndex={-1} className={classes.name}>
              {data.username}
              {data.role !== 'member' && <StateBadge tone="good">{listWords.roles[data.role]}</StateBadge>}
              {data.pausedUntil && (
                <StateBadge tone="waiting">{words.paused(shortMoment(data.pausedUntil, zone))}</StateBadge>
              )}
            </h2>
            <dl className={classes.facts}>
              <Fact name={words.email}>
                {data.email}
                <StateBadge tone={data.emailVerified ? 'good' : 'waiting'}>
                  {data.emailVerified ? listWords.confirmed : listWords.unconfirmed}
                </StateBadge>
              </Fact>
              <Fact name={words.number}>{data.id}</Fact>
              <Fact name={listWords.standing}>{data.onboarded ? listWords.onboarded : listWords.notOnboarded}</Fact>
              <Fact name={listWords.methods}>
                <MethodBadges methods={data.methods} />
              </Fact>
              <Fact name={words.zone}>
                <ZoneSentence sentence={(zone) => zone} timeZone={data.timezone} />
              </Fact>
              <Fact name={listWords.lastSeen}>
                {data.lastSeenAt ? <Moment at={data.lastSeenAt} /> : listWords.never}
              </Fact>
              <Fact name={words.sessions}>{data.sessions ? words.browsers(data.sessions) : words.nowhere}</Fact>
              {data.model && (
                <Fact name={adminModelWords.fact}>
                  {describeUse(data.model)} <Link href={placeHref('model')}>{adminModelWords.all}</Link>
                </Fact>
              )}
              <Fact name={listWords.joined}>
                <Moment at={data.createdAt} />
              </Fact>
            </dl>
            <MemberActs member={data} />
            <AccountActs member={data} />
          </section>
          <SlotsSection userId={userId} timeZone={data.timezone} reader="admin" />
          <LatestDeliveries
            id="latest-deliveries"
            title={words.deliveries}
            all={words.allDeliveries}
            empty={words.noDeliveries}
            userId={userId}
          />
          <LatestJobs userId={userId} />
        </>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
