import { sms } from '../../../../shared/channels/sms.ts';
import { whatsapp } from '../../../../shared/channels/whatsapp.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/consent-sms.ts';
import { startSentence } from '../grammar.ts';

const frequency = `de ${sms.limits.aDay.least} a ${sms.limits.aDay.most} mensajes al día`;
const hours = `entre las ${sms.limits.hours.from} de la mañana y las ${sms.limits.hours.until - 12} de la noche`;

export const smsConsentWords: typeof English.smsConsentWords = {
  title: 'Consentimiento para SMS y WhatsApp',
  lead: `${startSentence(frequency)}, a un número que confirmaste, ${hours}. Una palabra tuya los detiene.`,
  settings: 'Abrir Ajustes',
  record: {
    statement: `Acepto recibir de ${appName} guía sobre la amistad por SMS o WhatsApp, ${frequency}, en el número que confirmé. Puedo ponerle fin en cualquier momento respondiendo STOP.`,
    rows: [
      {
        term: 'Con qué frecuencia',
        text: `${startSentence(frequency)} en los días que elijas: uno por cada hora que fijes, nunca más de ${sms.limits.aDay.most} por SMS y ${whatsapp.limits.aDay.most} por WhatsApp. Las pruebas que pidas van aparte.`,
      },
      {
        term: 'Cuándo',
        text: `A las horas que elijas, ${hours} donde vives, a menos que tú hayas confirmado una hora fuera de ellas.`,
      },
      {
        term: 'Cómo aceptas',
        text: 'Escribes tu número en Ajustes, marcas la casilla de SMS, que nunca se marca por ti, y confirmas el número con un código. Elegir mensajes de texto al configurar tu cuenta no basta: no se envía nada hasta que hagas esto.',
      },
      {
        term: 'Cómo cancelar',
        text: 'Responde STOP a cualquier mensaje, o desactiva el canal en Ajustes. También valen palabras sencillas, como «no me escriban más».',
      },
      { term: 'Ayuda', text: 'Responde HELP a un mensaje de texto y te diremos a quién preguntar.' },
      {
        term: 'Costo',
        text: 'Pueden aplicarse tarifas de mensajes y datos. Las fija tu plan de telefonía, no nosotros.',
      },
      {
        term: 'Se envía a través de',
        text: 'Twilio, un proveedor de entrega de mensajes, si tu iglesia lo configuró.',
      },
      {
        term: 'No es obligatorio',
        text: `Puedes usar todo ${appName} sin dar un número. Tu guía está siempre en la app.`,
      },
    ],
  },
  steps: {
    title: 'De un número a un mensaje',
    list: [
      {
        title: 'Escribes tu número',
        text: 'En Ajustes activas SMS o WhatsApp y escribes tu número con el código de país.',
      },
      {
        title: 'Aceptas',
        text: 'Para SMS marcas una casilla junto a un texto que indica la frecuencia, las tarifas, STOP y HELP. Está vacía hasta que la marcas tú.',
      },
      {
        title: 'Confirmas',
        text: 'A ese número le llega un código corto, y tú lo escribes. Sirve unos minutos. Hasta entonces no se le envía nada más: es la segunda mitad de la doble confirmación.',
      },
      {
        title: 'Empiezan tus mensajes',
        text: 'El primero repite lo que aceptaste y cómo ponerle fin. Después viene tu guía, a las horas que fijaste.',
      },
      {
        title: 'Cancelas cuando quieres',
        text: 'STOP se aplica aun antes de que respondamos: los mensajes en espera se cancelan, y lo anotamos en tu registro. START vuelve a permitir los mensajes de texto; llegan de nuevo solo si tu consentimiento sigue vigente.',
      },
    ],
  },
  technical: [
    {
      title: 'Cómo es un mensaje de texto',
      text: 'Caracteres sencillos que todo teléfono puede mostrar, tres partes como mucho, con el nombre de este sitio. Si no cabe, el texto completo está en la app.',
    },
    {
      title: 'Un recordatorio de cómo cancelar',
      text: 'Al menos cada 30 días uno de tus mensajes termina con «Responde STOP para no recibir más».',
    },
    {
      title: 'La regla propia de WhatsApp',
      text: 'WhatsApp deja que un sitio escriba libremente durante 24 horas desde la última vez que tú le escribiste. Pasado ese plazo, solo entrega plantillas que haya aprobado. Si tu iglesia no tiene ninguna, el mensaje no se envía y tu guía te espera en la app.',
    },
    {
      title: 'Cuando un número no funciona',
      text: 'Si el proveedor dice que un número no existe o se dio de baja, dejamos de escribirle, y Ajustes te dice por qué.',
    },
    {
      title: 'Tomarse un descanso',
      text: 'Puedes pausar todos los mensajes por un tiempo. Mientras tanto no se prepara ni se envía nada, y tus elecciones se conservan.',
    },
  ],
  privacy: [
    {
      title: 'Tu número',
      text: 'Se guarda con tu cuenta en este sitio y se usa para los mensajes que elegiste. Se comparte con el proveedor de entrega, que lo necesita para entregarlos, y con nadie más.',
    },
    {
      title: 'Qué ve el proveedor',
      text: 'Twilio maneja el número y el texto de cada mensaje, igual que tu compañía telefónica y, en WhatsApp, Meta. Guardan sus propios registros según sus propias condiciones. Un mensaje de texto no va cifrado en el camino.',
    },
    {
      title: 'Qué guardamos de un mensaje',
      text: 'Cuándo se envió, por qué canal, si llegó y la referencia del proveedor. Nunca una copia de su texto; lo demás, unos 90 días.',
    },
    {
      title: 'Lo que nos escribes',
      text: `Una respuesta a una reflexión se guarda en tu diario, si tiene ${MIN_REFLECTION_LENGTH} caracteres o más. Un programa busca en tus mensajes palabras que hablen de peligro, para decirte dónde encontrar ayuda, y recuerda qué tipo de peligro era. No guardamos nada más de lo que escribes.`,
    },
    {
      title: 'Qué contiene el registro',
      text: 'El canal, qué se hizo, dónde, cuándo y la versión del texto. En lugar de tu número hay un hash con clave: se puede comparar, pero no leer.',
    },
    {
      title: 'Cuando te vas',
      text: 'Al eliminar tu cuenta se eliminan con ella tu número y tu registro. De un número que se dio de baja conservamos el hash, para no volver a escribirle por error.',
    },
  ],
};
