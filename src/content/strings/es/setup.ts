import { appName } from '../app-name.ts';
import type * as English from '../en/setup.ts';

export const setupWords: typeof English.setupWords = {
  title: 'Prepara tu sitio',
  intro: `Este enlace crea la primera cuenta de administrador de este sitio, una sola vez. Crea tu cuenta, y ${appName} queda a tu cuidado.`,
  create: 'Crear la cuenta de administrador',
  creating: 'Creando tu cuenta…',
  claimIntro: (name) =>
    `Tu sesión está abierta como ${name}. ¿Quieres que esta cuenta sea la primera de administrador?`,
  claim: 'Ser administrador',
  claiming: 'Un momento…',
  done: 'Ahora este sitio está a tu cuidado',
  doneMessage: 'Ya puedes administrarlo. Comprueba que salga el correo, invita a otros y suma a quienes te ayuden.',
  admin: 'Ir a Administrar',
  guidance: 'Preparar mi propia guía',
  home: 'Ir al inicio',
  failed: { title: 'El sitio no quedó preparado', message: 'Inténtalo de nuevo.' },
  noToken: 'Este enlace no está completo',
  noTokenMessage: 'Copia la línea entera que el servidor mostró al arrancar, o reinícialo para obtener otra.',
};
