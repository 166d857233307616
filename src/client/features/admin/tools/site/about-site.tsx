import { IconClock, IconHourglassHigh, IconMail, IconRefresh, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import type { SiteFacts } from '../../../../../shared/admin/site.ts';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { placeHref } from '../../place.ts';
import classes from './about-site.module.css';

const words = adminToolWords.about;

/** Shows how this site creates and sends guidance (product.md §9, decisions.md D36). */
export function AboutSite({ facts }: { facts: SiteFacts | undefined }) {
  return (
    <SectionCard id="good-to-know" title={words.title}>
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
