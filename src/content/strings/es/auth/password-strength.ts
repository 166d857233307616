import type * as English from '../../en/auth/password-strength.ts';

export const strengthWords: typeof English.strengthWords = {
  label: 'Seguridad de la contraseña',
  short: 'Muy corta',
  weak: 'Fácil de adivinar',
  fair: 'Aceptable. Unos caracteres más ayudarían',
  good: 'Buena',
  strong: 'Muy segura',
};
