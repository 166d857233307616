import type { adminSiteWords as english } from '../../en/admin/admin-site.ts';
import { locale, plural } from '../locale.ts';

export const adminSiteWords: typeof english = {
  comingDay: {
    title: 'Las próximas 24 horas',
    intro: 'Lo que recibirán los miembros, y cuándo.',
    empty: 'No hay nada previsto para las próximas 24 horas.',
    kinds: {
      prayer: (count) => plural(count, { one: '# oración', other: '# oraciones' }),
      do: (count) => plural(count, { one: '# acción', other: '# acciones' }),
      reflection: (count) => plural(count, { one: '# reflexión', other: '# reflexiones' }),
    },
    more: (count) => plural(count, { one: 'y # hora más', other: 'y # horas más' }),
    all: 'Todas las tareas en espera',
  },
  backups: {
    title: 'Copias de seguridad',
    intro: 'Cada noche el sitio copia sus datos en un archivo. El comando «restore» los recupera.',
    off: 'El sitio no hace copias porque BACKUPS está en «off». Asegúrate de que se hagan de otro modo.',
    empty: 'Aún no hay copias de seguridad.',
    kinds: { manual: 'Hecha a mano', nightly: 'De la noche', upgrade: 'Antes de una actualización' },
    megabytes: (size) => `${size.toLocaleString(locale.numbers, { maximumFractionDigits: 1 })} MB`,
    encrypted: 'cifrada',
    more: (count) => plural(count, { one: 'y # más antigua', other: 'y # más antiguas' }),
  },
  doctor: {
    title: 'Comprobación del sitio',
    intro:
      'Comprueba el disco, el reloj, la base de datos, las claves, las copias, la dirección pública, el correo y cada canal. No envía nada. El comando «doctor» hace lo mismo en el servidor.',
    examine: 'Comprobar el sitio',
    examining: 'Comprobando…',
    failed: 'La comprobación falló',
  },
};
