import type * as English from '../en/forms.ts';

export const passwordFieldWords: typeof English.passwordFieldWords = {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
};
