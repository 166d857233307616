import { Box, Group, Stack, Text } from '@mantine/core';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { NamedSwitch } from '../../../components/forms/named-switch.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Disclosure } from '../../../components/page/disclosure.tsx';
import card from '../../../components/page/section-card.module.css';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { needsConfirmedIdentity } from '../confirm-identity-notice.tsx';
import { showMutationError } from '../mutation-toasts.ts';
import { conceptName } from './entry-words.ts';
import classes from './review.module.css';

const words = adminReviewWords.only;

/** The switch for sending only reviewed entries, for administrators, and what is missing for it. */
export function OnlyReviewedSwitch() {
  const { account } = useMember();
  const query = trpc.guidance.review.onlyReviewed.useQuery(undefined, { staleTime: 0 });
  const change = trpc.guidance.review.setOnlyReviewed.useMutation({
    onSuccess: ({ onlyReviewed }) => showSuccess({ title: onlyReviewed ? words.nowOn : words.nowOff }),
    onError: showMutationError(adminReviewWords.failed),
  });
  // The list below asks to sign in again.
  if (needsConfirmedIdentity(query.error)) return null;
  if (!query.data) return <QueryPlaceholder query={query} loading={[12]} />;
  const { onlyReviewed, approved, enough, tooFew } = query.data;
  return (
    <Stack component="section" gap="sm" className={card.card} aria-labelledby="only">
      <Group justify="space-between" wrap="nowrap">
        <Box component="h2" id="only" fz="lg">
          {words.title}
        </Box>
        {account.role === 'admin' && (
          <NamedSwitch
            name={words.title}
            nameHidden
            checked={change.isPending ? change.variables.onlyReviewed : onlyReviewed}
            onChange={(checked) => {
              if (!change.isPending) change.mutate({ onlyReviewed: checked });
            }}
          />
        )}
      </Group>
      <Text c="dimmed">{words.about(enough)}</Text>
      {account.role !== 'admin' && <p>{onlyReviewed ? words.on : words.off}</p>}
      <p>{words.approved(approved)}</p>
      {tooFew.length > 0 && (
        <Disclosure summary={words.missing(tooFew.length)}>
          <ul className={classes.bullets}>
            {tooFew.map(({ concept, contentType, approved: has }) => (
              <li key={`${concept} ${contentType}`}>
                {words.of(conceptName(concept), typeWords[contentType], has, enough)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
