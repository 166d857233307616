import type { Translation } from '../../../../shared/messages/message.ts';
import type { SETTINGS } from '../../../../shared/messages/settings.ts';

export const settingMessages: Translation<typeof SETTINGS> = {
  setting_not_valid: 'Este valor no sirve para este ajuste. Su descripción dice qué forma debe tener.',
  setting_needed: ({ name, because }) => `${name} hace falta cuando se pone ${because}.`,
  setting_needs_https: 'Esto necesita en el servidor un PUBLIC_URL que empiece por https://.',
  setting_on_server: ({ name }) => `${name} se puso en el servidor, así que solo se puede cambiar allí.`,
  setting_not_here: ({ name }) => `${name} no es un ajuste de este grupo.`,
  setting_private_host: ({ host }) =>
    `${host} está en la red propia del servidor. Solo el entorno del servidor puede nombrarlo, en PRIVATE_HOSTS.`,
  setting_url_options:
    'Quita lo que viene después del signo de interrogación. Las opciones solo se ponen en el entorno del servidor.',
  setting_group_nothing: 'Aquí todavía no hay nada puesto, así que no hay nada que probar.',
  doctor_setting_unreadable: ({ name }) =>
    `El valor guardado de ${name} no se puede descifrar, así que no se usa. Recupera el keys.json anterior de una copia de seguridad o escribe el valor otra vez en la administración.`,
  doctor_setting_invalid: ({ name }) =>
    `El valor guardado de ${name} no sirve para esta versión o para los demás ajustes, así que no se usa. Escríbelo otra vez en la administración.`,
};
