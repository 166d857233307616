import { listPagesWords as words } from '#strings/admin/list-pages.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import classes from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  hasMore: boolean;
  busy: boolean;
  onTurn: (page: number) => void;
}

/** The way through a list's pages; nothing where there is only one. */
export function ListPages({ page, hasMore, busy, onTurn }: ListPagesProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={classes.pages} aria-label={words.pages}>
      <ActionButton variant="default" size="sm" off={page === 1 || busy} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </ActionButton>
      <span>{words.page(page)}</span>
      <ActionButton variant="default" size="sm" off={!hasMore || busy} onClick={() => onTurn(page + 1)}>
        {words.next}
      </ActionButton>
    </nav>
  );
}
