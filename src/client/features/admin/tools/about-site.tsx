import { IconClock, IconHourglassHigh, IconMail, IconRefresh, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { channelWords } from '#strings/channels/all.ts';
import { standingWords } from '#strings/messages/standings.ts';
import type { SiteFacts } from '../../../../shared/admin-lists.ts';
import { CHANNELS } from '../../../../shared/channels/channels.ts';
import { Bones } from '../../../components/loading/bones.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { formatTime } from '../../../lib/time/dates.ts';
import { reasonFor } from '../../alerts/channels/delivery-reason.ts';
import { describeOnSite } from '../../alerts/channels/method-standing.ts';
import { useMemberZone } from '../../schedule/zone/use-member-zone.ts';
import { placeHref } from '../place.ts';
import classes from './about-site.module.css';

const words = adminToolWords.about;

/** How this site makes and sends guidance, and which channels are set up (product.md §9, decisions.md D36). */
export function AboutSite({ facts }: { facts: SiteFacts | undefined }) {
  const zone = useMemberZone();
  return (
    <SectionCard id="good-to-know" title={words.title}>
      <div className={classes.halves}>
        <ul className={classes.facts}>
          <Fact Icon={IconClock}>{words.ahead}</Fact>
          <Fact Icon={IconRefresh}>{words.resync}</Fact>
          {facts && (
            <>
              <Fact Icon={IconHourglassHigh}>{words.late(facts.catchUpMinutes)}</Fact>
              <Fact Icon={IconMail}>
                {facts.mailCaptured ? (
                  <>
                    {words.mailCaptured} <Link href={placeHref('outbox')}>{words.seeOutbox}</Link>
                  </>
                ) : (
                  words.mailSent(facts.mailFrom ?? '')
                )}
              </Fact>
              <Fact Icon={IconUsers}>{words.registration[facts.registration]}</Fact>
            </>
          )}
        </ul>
        <div>
          <h3 className={classes.heading}>{words.channels}</h3>
          {facts ? (
            <ul className={classes.channels}>
              {facts.methods.map(({ method, missing, advice, rest }) => {
                const captured = facts.mailCaptured && CHANNELS[method].address.kind === 'account';
                const { tone, name } = rest
                  ? { tone: 'bad' as const, name: words.rests }
                  : describeOnSite({ setUp: missing === null, captured });
                return (
                  <li key={method}>
                    <span>{channelWords[method].name}</span>
                    <StateBadge tone={tone}>{name}</StateBadge>
                    {rest && <p>{words.restsUntil(formatTime(rest.until, zone), reasonFor(rest.code).admin)}</p>}
                    {advice && <p>{standingWords.of(advice.message, advice.said)}</p>}
                  </li>
                );
              })}
            </ul>
          ) : (
            <Bones heights={[9]} />
          )}
        </div>
      </div>
    </SectionCard>
  );
}

function Fact({ Icon, children }: { Icon: typeof IconClock; children: ReactNode }) {
  return (
    <li>
      <Icon aria-hidden size={20} stroke={1.6} />
      <p>{children}</p>
    </li>
  );
}
