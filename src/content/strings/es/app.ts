import { appName } from '../app-name.ts';
import type * as English from '../en/app.ts';
import { listWords } from './locale.ts';

export const appWords: typeof English.appWords = {
  name: appName,
  tagline: 'Crecer en la amistad cristiana',
  title: (page) => `${page} · ${appName}`,
  skipToContent: 'Saltar al contenido',
  loading: 'Cargando…',
  toast: 'Notificación',
  dismissToast: 'Cerrar aviso',
};

export const navWords: typeof English.navWords = {
  label: 'Principal',
  home: 'Inicio',
  guidance: 'Guía',
  progress: 'Progreso',
  settings: 'Ajustes',
  admin: 'Administrar',
  review: 'Revisión',
};

export const saveWords: typeof English.saveWords = {
  bar: 'Cambios sin guardar',
  unsaved: 'Aún sin guardar',
  unsavedFromBefore: 'Tus cambios anteriores siguen aquí, aún sin guardar',
  save: 'Guardar',
  saveAll: 'Guardar todo',
  discard: 'Descartar',
  discardAll: 'Descartar todo',
  saving: 'Guardando…',
  leave: {
    title: '¿Salir sin guardar?',
    kept: (forms) =>
      `Tus cambios en ${listWords(forms)} no están guardados, así que aún no se aplican. Los encontrarás aquí de nuevo en esta pestaña.`,
    lost: (forms) => `Tus cambios en ${listWords(forms)} no están guardados y se perderán.`,
    confirm: 'Salir sin guardar',
    save: 'Guardar y salir',
    stay: 'Seguir editando',
  },
};

export const dialogWords: typeof English.dialogWords = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  type: (text) => `Escribe «${text}» para continuar`,
};

export const copyWords: typeof English.copyWords = {
  copy: 'Copiar',
  copyOf: (label) => `Copiar: ${label}`,
  leave: {
    title: '¿Salir sin copiar?',
    save: 'Copiar y salir',
    stay: 'Quedarme aquí',
    confirm: 'Salir sin copiar',
  },
  copied: 'Copiado',
  failed: 'Este navegador no permite copiar aquí; selecciona el texto y cópialo a mano.',
};

export const notAllowedWords: typeof English.notAllowedWords = {
  title: 'Esta página es para administradores',
  forReviewers: 'Esta página es para quienes revisan y administran',
  message: 'Tu cuenta no tiene acceso. Si ayudas a administrar este sitio, pide a un administrador que te dé acceso.',
  home: 'Ir al inicio',
};

export const notFoundWords: typeof English.notFoundWords = {
  title: '404 Página no encontrada',
  message: 'No hay nada en esta dirección. Quizá la página cambió de lugar o la dirección tiene un error.',
  hint: '¿Olvidaste agregar la página al router?',
  home: 'Ir al inicio',
};

export const loadErrorWords: typeof English.loadErrorWords = {
  title: 'Algo salió mal',
  message: 'No pudimos mostrar esta página. Todo lo que guardaste está a salvo.',
  offline: 'No pudimos conectar con el servidor',
  partMessage: 'No pudimos cargar esta parte. Todo lo que guardaste está a salvo.',
  offlineMessage: 'Todo lo que guardaste está a salvo. Revisa tu conexión e inténtalo de nuevo.',
  stale: 'No pudimos actualizar esto. Es lo que teníamos antes.',
  retry: 'Intentar de nuevo',
  home: 'Ir al inicio',
};
