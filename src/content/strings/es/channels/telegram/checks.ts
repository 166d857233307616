import type { telegramChecks as English } from '../../../../../shared/channels/checks/telegram.ts';
import type { Translation } from '../../../../../shared/messages/message.ts';
import { plural } from '../../locale.ts';

export const telegramChecks: Translation<typeof English> = {
  telegram_check_works: ({ bot }) => `Telegram acepta el token de @${bot}.`,
  telegram_check_refused: ({ code }) =>
    `Telegram no conoce ningún bot con este token (${code}). Envía /mybots a @BotFather, elige el bot y copia su token en TELEGRAM_BOT_TOKEN.`,
  telegram_check_webhook_works: 'Telegram pasa a este sitio lo que la gente escribe al bot.',
  telegram_check_webhook_failing: ({ url, error, waiting }) =>
    `Las llamadas de Telegram a ${url} fallan con «${error}», y ${plural(waiting, { one: '# mensaje al bot está', other: '# mensajes al bot están' })} esperando. Comprueba que esa dirección responda desde internet con un certificado válido y que el proxy no pida iniciar sesión en ella.`,
  telegram_check_webhook_none: ({ url }) =>
    `Telegram no llama a ninguna dirección para este bot, así que no llega nada de lo que la gente escribe. Este sitio pide que llame a ${url} cuando arranca; si ya está en marcha, su registro dice qué rechaza Telegram.`,
  telegram_check_webhook_other: ({ url, host }) =>
    `Telegram llama a otra dirección, en ${host}, y no a ${url}, así que no llega nada de lo que la gente escribe. Arranca de nuevo este sitio, y usa un bot para un solo sitio.`,
};
