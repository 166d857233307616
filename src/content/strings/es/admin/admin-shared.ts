import type { adminSharedWords as english } from '../../en/admin/admin-shared.ts';

export const adminSharedWords: typeof english = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  refresh: 'Actualizar',
  refreshed: 'Actualizado',
  search: 'Buscar por miembro',
  searchHint: 'Nombre, correo o ID de usuario',
  status: 'Estado',
  channel: 'Canal',
  role: 'Función',
  all: 'Todo',
  clear: 'Quitar filtros',
  noMatch: 'Nada coincide con estos filtros.',
  actions: 'Acciones',
  details: 'Detalles',
  when: { today: (time) => `Hoy, ${time}`, tomorrow: (time) => `Mañana, ${time}` },
  whenInSentence: { today: (time) => `hoy, ${time}`, tomorrow: (time) => `mañana, ${time}` },
  zone: (zone) => `Las horas son las de ${zone}.`,
  unreached: 'No pudimos conectar con el servidor. Inténtalo de nuevo.',
  signInAgain: {
    title: 'Inicia sesión de nuevo',
    message:
      'Por tu seguridad, la administración se cierra 12 horas después de que inicias sesión. Nada de lo que escribiste se pierde.',
    act: 'Iniciar sesión de nuevo',
  },
};
