import type * as English from '../en/password-field.ts';

export const passwordFieldWords: typeof English.passwordFieldWords = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
};
