import { appName } from '../../app-name.ts';
import type * as English from '../../en/auth/setup.ts';

export const setupWords: typeof English.setupWords = {
  title: 'Prepara tu sitio',
  intro: `Este enlace de un solo uso crea la primera cuenta de administrador de este sitio. Crea tu cuenta, y ${appName} quedará a tu cargo.`,
  create: 'Crear la cuenta de administrador',
  creating: 'Creando tu cuenta…',
  claimIntro: (name) =>
    `Tu sesión está abierta como ${name}. ¿Quieres que esta cuenta sea la primera de administrador?`,
  claim: 'Asumir la administración',
  claiming: 'Un momento…',
  done: 'Ahora este sitio está a tu cargo',
  doneMessage:
    'Ya puedes administrarlo. Comprueba que los correos se envíen, invita a otros y suma a quienes te ayuden.',
  guide: 'Configurar el sitio',
  admin: 'Ir a Administrar',
  guidance: 'Preparar mi propia guía',
  home: 'Ir al inicio',
  failed: { title: 'El sitio no quedó preparado', message: 'Inténtalo de nuevo.' },
  noToken: 'Este enlace está incompleto',
  noTokenMessage: 'Copia el enlace completo que el servidor mostró al arrancar, o reinícialo para obtener otro.',
};
