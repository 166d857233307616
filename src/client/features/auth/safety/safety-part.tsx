import { securityWords } from '#strings/auth/security.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { ActivityRow } from './activity-row.tsx';
import { DevicesRow } from './devices-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { SecondStepRow } from './second-step-row.tsx';

const words = securityWords;

/** What keeps an account its member's: the second step, passkeys, where they are signed in, and what happened. */
export default function SafetyPart() {
  return (
    <SectionCard id="safety" title={words.title} intro={words.intro}>
      <SecondStepRow />
      <PasskeysRow />
      <DevicesRow />
      <ActivityRow />
    </SectionCard>
  );
}
