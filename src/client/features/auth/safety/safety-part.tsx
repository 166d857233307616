import { securityWords } from '#strings/auth/security.ts';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { ActivityRow } from './activity-row.tsx';
import { DevicesRow } from './devices-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { SecondStepRow } from './second-step-row.tsx';

const words = securityWords;

/** The settings of an account's security: second step, passkeys, sessions and security events. */
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
