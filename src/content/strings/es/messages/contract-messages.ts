import type { CONTRACTS } from '../../../../shared/messages/contracts.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import type { DayOfWeek } from '../../../../shared/schedule/schedule-limits.ts';
import { plural } from '../locale.ts';

const CHARACTERS = { one: '# carácter', other: '# caracteres' };
const DAYS = { one: '# día', other: '# días' };
const DAY: Record<DayOfWeek, string> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

export const contractMessages: Translation<typeof CONTRACTS> = {
  email_invalid: 'Escribe un correo electrónico válido',
  username_too_short: ({ min }) => `El nombre de usuario necesita al menos ${plural(min, CHARACTERS)}`,
  username_too_long: ({ max }) => `El nombre de usuario admite como máximo ${plural(max, CHARACTERS)}`,
  username_not_plain: 'El nombre de usuario debe ser texto simple en una sola línea',
  password_needed: 'Escribe tu contraseña',
  password_too_short: ({ min }) => `La contraseña necesita al menos ${plural(min, CHARACTERS)}`,
  password_too_long: ({ max }) => `La contraseña admite como máximo ${plural(max, CHARACTERS)}`,
  code_needed: 'Escribe un código',
  sent_code_needed: 'Escribe el código que te enviamos',
  text_too_long: ({ limit }) => `Usa como máximo ${plural(limit, CHARACTERS)}`,
  philosophy_too_short: ({ min }) =>
    `Escribe al menos ${plural(min, CHARACTERS)} sobre lo que la amistad significa para ti`,
  challenge_needed: 'Elige al menos un área para crecer',
  method_needed: 'Elige al menos una forma de recibir tu guía',
  time_invalid: 'Escribe una hora como 9:00 AM',
  no_typed_address: 'Para este canal no se escribe ninguna dirección aquí',
  time_zone_invalid: 'Elige una zona horaria válida (por ejemplo, Europe/London)',
  pause_out_of_range: ({ days }) => `Elige un día entre mañana y dentro de ${plural(days, DAYS)}`,
  goal_title_needed: 'Ponle un título a tu meta',
  goal_title_too_long: ({ limit }) => `Usa como máximo ${plural(limit, CHARACTERS)} en el título`,
  goal_description_too_long: ({ limit }) => `Usa como máximo ${plural(limit, CHARACTERS)} en la descripción`,
  date_invalid: 'Elige una fecha como 2027-12-31',
  goal_target_invalid: ({ max }) => `Escribe un número entero de 1 a ${max}`,
  name_needed: 'Ponle un nombre',
  name_too_long: ({ max }) => `El nombre admite como máximo ${plural(max, CHARACTERS)}`,
  name_not_plain: 'El nombre debe ser texto simple en una sola línea',
  scope_needed: 'Elige qué puede hacer el token',
  scope_twice: 'Cada permiso se puede dar una sola vez',
  slot_twice: 'Dos horas de un mismo día no pueden ser iguales',
  too_many_slots: ({ max }) => `Un día admite como máximo ${plural(max, { one: '# hora', other: '# horas' })}`,
  too_many_days: 'Una semana tiene siete días',
  day_twice: ({ day }) => `${DAY[day]} aparece dos veces`,
  session_id_invalid: 'Este no es el identificador de una sesión',
  captured_mail_invalid: 'Este no es un correo capturado',
};
