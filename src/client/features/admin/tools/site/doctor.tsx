import { adminSiteWords } from '#strings/admin/admin-site.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import tools from '../tools.module.css';
import { NamedFindings } from './named-findings.tsx';

const words = adminSiteWords.doctor;

/** Examines the whole site and says what to mend. */
export function Doctor() {
  const examine = trpc.admin.doctor.examine.useMutation({ onError: tellFailure(words.failed) });
  return (
    <SectionCard id="doctor" title={words.title} intro={words.intro}>
      <div className={tools.form}>
        <ActionButton variant="default" off={examine.isPending} onClick={() => examine.mutate({})}>
          {examine.isPending ? words.examining : words.examine}
        </ActionButton>
        <div aria-live="polite">{examine.data && !examine.isPending && <NamedFindings check={examine.data} />}</div>
      </div>
    </SectionCard>
  );
}
