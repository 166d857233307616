import type { listPagesWords as english } from '../../en/admin/list-pages.ts';

export const listPagesWords: typeof english = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
};
