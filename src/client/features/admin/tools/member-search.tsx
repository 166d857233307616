import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { ChoiceList } from '../../../components/forms/choice-list.tsx';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';

const words = adminToolWords.member;
const MAX_FOUND = 20;

interface MemberSearchProps {
  id: string;
  onChoose: (userId: number) => void;
  onClose: () => void;
}

/** A list of members to search by name or e-mail address, the administrator first. */
export default function MemberSearch({ id, onChoose, onClose }: MemberSearchProps) {
  const { account } = useMember();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const { data, error } = trpc.admin.members.list.useQuery(
    { limit: MAX_FOUND, ...(q ? { q } : {}) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const others = data?.members.filter((member) => member.id !== account.id) ?? [];
  const people = q && data?.members.length === others.length ? others : [account, ...others];
  const items = people.map((person) => ({
    key: person.id,
    name: person.id === account.id ? words.you(person.username) : person.username,
    about: person.email,
    aside: `#${person.id}`,
    onChoose: () => onChoose(person.id),
  }));
  return (
    <ChoiceList
      id={id}
      label={words.search}
      search={search}
      onSearch={setSearch}
      groups={[{ name: words.people, hidden: true, items }]}
      nothing={error ? words.notLoaded : data && people.length === 0 && words.noMatch}
      close={words.close}
      onClose={onClose}
    />
  );
}
