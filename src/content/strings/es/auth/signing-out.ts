import type * as English from '../../en/auth/signing-out.ts';
import { plural } from '../locale.ts';

export const signingOutWords: typeof English.signingOutWords = {
  title: '¿Cerrar sesión y descartar?',
  message: (count) =>
    plural(count, {
      one: '# guía completada aún no está guardada en el servidor. Si cierras la sesión en este navegador, se descarta.',
      other:
        '# guías completadas aún no están guardadas en el servidor. Si cierras la sesión en este navegador, se descartan.',
    }),
  confirm: 'Cerrar sesión y descartar',
};
