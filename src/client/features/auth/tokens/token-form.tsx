import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { tokenWords } from '#strings/auth/tokens.ts';
import type { TokenScope } from '../../../../shared/auth.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { OneTimeText } from '../../../components/buttons/one-time-text.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { Note } from '../../../components/text/note.tsx';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { askToLeave } from '../../../lib/forms/unsaved-changes.ts';
import { toggled } from '../../../lib/toggled.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { PanelForm } from '../panel-form.tsx';
import { tokenDrafts } from './token-draft.ts';

const words = tokenWords;
const EXPIRIES = [
  { value: '30', label: words.expiries.days30 },
  { value: '90', label: words.expiries.days90 },
  { value: '365', label: words.expiries.year },
  { value: 'never', label: words.expiries.never },
];

interface TokenFormProps {
  /** True when the member opened the form, false when a draft opened it. */
  autoFocus: boolean;
  onCreated: (id: number) => void;
  onClose: () => void;
}

interface CreatedToken {
  name: string;
  token: string;
}

/** Creates a token, and shows it once. */
export default function TokenForm({ onCreated, ...props }: TokenFormProps) {
  const [created, setCreated] = useState<CreatedToken | null>(null);
  if (created) return <ShownToken {...created} onClose={props.onClose} />;
  const show = (id: number, token: CreatedToken) => {
    setCreated(token);
    onCreated(id);
  };
  return <CreateForm {...props} onCreated={show} />;
}

interface CreateFormProps extends Omit<TokenFormProps, 'onCreated'> {
  onCreated: (id: number, token: CreatedToken) => void;
}

function CreateForm({ autoFocus, onCreated, onClose }: CreateFormProps) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const initialValues = tokenDrafts.read(account.id) ?? { name: '', scopes: ['read'], expiresInDays: 90 };
  const form = useContractForm(async () => (await import('../../../../shared/auth/credentials.ts')).createTokenBody, {
    name: 'token',
    initialValues,
  });
  const { name, scopes, expiresInDays = 90 } = form.values;
  useEffect(
    () => tokenDrafts.write(account.id, name ? { name, scopes: [...scopes], expiresInDays } : null),
    [account.id, name, scopes, expiresInDays],
  );
  const create = useConfirmIdentityMutation(utils.client.auth.tokens.create.mutate, {
    onSuccess: ({ token, ...listed }) => {
      utils.auth.tokens.list.setData(undefined, (old) => ({ tokens: [listed, ...(old?.tokens ?? [])] }));
      tokenDrafts.write(account.id, null);
      onCreated(listed.id, { name: listed.name, token });
    },
    onError: form.showCallError(words.failed),
  });
  const offered: TokenScope[] = account.role === 'admin' ? ['read', 'write', 'admin'] : ['read', 'write'];
  const cancel = () => {
    tokenDrafts.write(account.id, null);
    onClose();
  };
  return (
    <PanelForm
      submit={words.make}
      busy={create.isPending && words.making}
      buttons={
        <ActionButton variant="default" inactive={create.isPending} onClick={cancel}>
          {words.cancel}
        </ActionButton>
      }
      onSubmit={form.submit((values) => create.mutate(values))}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        maxLength={60}
        autoFocus={autoFocus}
      />
      <ChoiceGroup legend={words.scopes} layout="cards" {...form.fieldProps('scopes')}>
        {offered.map((scope) => (
          <CheckboxChoice
            key={scope}
            name="scopes"
            checked={scopes.includes(scope)}
            onChange={(on) => form.setFieldValue('scopes', toggled(offered, scopes, scope, on))}
            label={words.scope[scope].name}
            about={words.scope[scope].about}
          />
        ))}
      </ChoiceGroup>
      <NativeSelect
        label={words.expiry}
        value={String(expiresInDays ?? 'never')}
        data={EXPIRIES}
        error={form.errors.expiresInDays}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('expiresInDays', value === 'never' ? null : Number(value))
        }
        maw="16rem"
      />
    </PanelForm>
  );
}

function ShownToken({ name, token, onClose }: CreatedToken & { onClose: () => void }) {
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = async () => {
    if (await askToLeave({ clearsDrafts: true, formId })) onClose();
  };
  return (
    <Stack gap="1.125rem" align="flex-start" maw="26rem">
      <div>
        <Text component="h3" ref={heading} tabIndex={-1} ff="text" fw={600} lh={1.4}>
          {words.madeTitle(name)}
        </Text>
        <Note>{words.madeAbout}</Note>
      </div>
      <OneTimeText formId={formId} label={words.token} text={token} headingId="tokens" lostWords={words.lost} />
      <Button onClick={() => void close()}>{words.close}</Button>
    </Stack>
  );
}
