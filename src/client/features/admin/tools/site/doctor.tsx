import { adminSiteWords } from '#strings/admin/admin-site.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { trpc } from '../../../../trpc.ts';
import { showMutationError } from '../../mutation-toasts.ts';
import tools from '../tools.module.css';
import { LabelledCheckFindings } from './check-findings.tsx';

const words = adminSiteWords.doctor;

/** Checks the whole site and lists what to fix. */
export function Doctor() {
  const examine = trpc.admin.doctor.examine.useMutation({ onError: showMutationError(words.failed) });
  return (
    <SectionCard id="doctor" title={words.title} intro={words.intro}>
      <ActionButton
        variant="default"
        mt="md"
        busy={examine.isPending && words.examining}
        onClick={() => examine.mutate({ callerTime: new Date().toISOString() })}
      >
        {words.examine}
      </ActionButton>
      <div aria-live="polite" className={tools.below}>
        {examine.data && !examine.isPending && <LabelledCheckFindings check={examine.data} />}
      </div>
    </SectionCard>
  );
}
