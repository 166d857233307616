import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { categoryWords as words } from '#strings/categories.ts';
import { settingsWords } from '#strings/settings.ts';
import { channelWordings } from '#strings/wordings.ts';
import { MAIL_CATEGORIES, type MailCategory } from '../../../shared/mail-categories.ts';
import { Bones } from '../../components/bones.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NamedSwitch } from '../../components/named-switch.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { showError } from '../../lib/notices.ts';
import { refreshAfter } from '../../lib/refreshes.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import classes from './mail-categories.module.css';

const BONES = [4, 4, 4, 4, 4, 4];
// What is a part of the guidance emails, and cannot come without them.
const OF_GUIDANCE: readonly MailCategory[] = ['prayer_reminders', 'reflection_prompts'];

/** Which kinds of mail come to a member; each choice is stored as it is made (decisions.md D34). */
export function MailCategories() {
  const { account } = useMember();
  const { data, error, refetch } = trpc.alerts.categories.get.useQuery({ userId: account.id });
  return (
    // The ledger records that these very words were shown (decisions.md D30).
    <SectionCard id="mail" title={settingsWords.mail} intro={channelWordings.mail.text}>
      <div className={classes.body}>
        {data ? (
          <CategoryRows wanted={data.categories} />
        ) : error ? (
          <LoadFailed error={error} message={words.unreachable} onRetry={() => void refetch()} />
        ) : (
          <Bones heights={BONES} />
        )}
      </div>
    </SectionCard>
  );
}

function CategoryRows({ wanted }: { wanted: MailCategory[] }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const whose = { userId: account.id };
  const cache = useQueryClient();
  const save = trpc.alerts.categories.change.useMutation({
    // One after the other, so that the last press is the one that stays.
    scope: { id: 'mail-categories' },
    onError(error) {
      void refreshAfter(cache, 'alerts.categories.change');
      const { title, message } = words.failed;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });
  const change = (category: MailCategory, on: boolean) => {
    const categories = MAIL_CATEGORIES.filter((each) => (each === category ? on : wanted.includes(each)));
    utils.alerts.categories.get.setData(whose, { categories });
    // The one switch alone: what was switched off elsewhere stays off.
    save.mutate({ ...whose, switches: { [category]: on }, wordingLanguage: currentLanguage });
  };
  const withoutGuidance = !wanted.includes('guidance');

  return (
    <>
      <ul className={classes.rows}>
        {MAIL_CATEGORIES.map((category) => {
          const { name, about } = words.categories[category];
          const held = withoutGuidance && OF_GUIDANCE.includes(category);
          return (
            <li key={category} className={classes.row} data-part={OF_GUIDANCE.includes(category) || undefined}>
              <div className={classes.words}>
                <h3 className={classes.name}>{name}</h3>
                <p id={`mail-${category}`} className={classes.about}>
                  {held ? words.withGuidance : about}
                </p>
              </div>
              <NamedSwitch
                name={name}
                nameHidden
                checked={wanted.includes(category) && !held}
                disabled={held}
                onChange={(on) => change(category, on)}
                aria-describedby={`mail-${category}`}
              />
            </li>
          );
        })}
        <li className={classes.row}>
          <div className={classes.words}>
            <h3 className={classes.name}>
              {words.security.name} <StateBadge tone="quiet">{words.security.badge}</StateBadge>
            </h3>
            <p className={classes.about}>{words.security.about}</p>
          </div>
          <IconLock aria-hidden size={20} stroke={1.6} className={classes.lock} />
        </li>
      </ul>
      <VisuallyHidden role="status">{save.isSuccess && words.saved}</VisuallyHidden>
    </>
  );
}
