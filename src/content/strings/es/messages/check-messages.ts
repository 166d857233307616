import type { CHECKS } from '../../../../shared/messages/checks.ts';
import type { Translation } from '../../../../shared/messages/message.ts';
import { emailChecks } from '../channels/email/checks.ts';
import { pushChecks } from '../channels/push/checks.ts';
import { slackChecks } from '../channels/slack/checks.ts';
import { telegramChecks } from '../channels/telegram/checks.ts';
import { twilioChecks } from '../channels/twilio/checks.ts';

export const checkMessages: Translation<typeof CHECKS> = {
  check_unreachable: ({ provider }) =>
    `No pudimos conectar con ${provider}. Mira si este servidor puede salir a internet y si hay un proxy de por medio.`,
  check_no_answer: ({ provider }) =>
    `${provider} no dio una respuesta que entendamos, o no a tiempo. Prueba de nuevo en un minuto.`,
  check_busy: ({ provider }) => `${provider} nos pidió esperar. Prueba de nuevo en unos minutos.`,
  check_refused: ({ provider, code }) => `${provider} rechazó la prueba (${code}). Su documentación explica el código.`,
  check_ended: 'La prueba misma falló. El registro del servidor dice por qué.',
  setting_mail_sent: ({ address }) =>
    `El servidor de correo aceptó un correo de prueba para ${address}. Mira si llega.`,
  setting_mail_refused: ({ code }) => `No se aceptó el correo de prueba (${code}).`,
  model_check_works: ({ model }) => `El proveedor del modelo de lenguaje acepta la clave y tiene el modelo ${model}.`,
  model_check_key:
    'El proveedor del modelo de lenguaje rechaza la clave. Cópiala otra vez de su página de claves de API.',
  model_check_model: ({ model }) =>
    `El proveedor del modelo de lenguaje no tiene ${model} para esta clave. Copia el nombre exacto de su lista.`,

  ...emailChecks,
  ...pushChecks,
  ...slackChecks,
  ...telegramChecks,
  ...twilioChecks,
};
