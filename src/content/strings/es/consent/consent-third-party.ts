import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/consent-third-party.ts';
import { platformWords } from '../channels/all.ts';
import { listWords } from '../locale.ts';

export const thirdPartyConsentWords: typeof English.thirdPartyConsentWords = {
  title: 'Consentimiento para otras plataformas',
  lead: `${listWords(platformWords.map(({ name }) => name))} son de otras empresas. Solo enviamos allí después de que los conectas, y puedes desconectarlos cuando quieras.`,
  settings: 'Gestionar las plataformas',
  record: {
    statement: `Acepto que ${appName} envíe mi guía a la plataforma que conecte, al lugar que elija allí. Cada plataforma necesita su propio consentimiento, y desconectarla le pone fin.`,
    rows: [
      {
        term: 'Consentimiento por separado',
        text: 'Conectar una plataforma no conecta otra.',
      },
      {
        term: 'Cómo aceptas',
        text: platformWords.map(({ agreement }) => agreement).join(' '),
      },
      {
        term: 'Con qué frecuencia',
        text: 'A las horas que fijes, y cuando pidas una prueba.',
      },
      {
        term: 'Adónde va',
        text: [...platformWords.map(({ place }) => place), 'A ningún otro lugar.'].join(' '),
      },
      {
        term: 'Cómo cancelar',
        text: 'Desconecta o desvincula en Ajustes, o quítanos en la propia plataforma.',
      },
      {
        term: 'Tokens',
        text: 'Se eliminan al desconectar.',
      },
      {
        term: 'Contenido de los mensajes',
        text: 'No se conserva: ni nuestras anotaciones de lo enviado ni nuestros registros técnicos guardan copia de su texto.',
      },
    ],
  },
  steps: {
    title: 'De conectar a desconectar',
    list: [
      {
        title: 'Tu iglesia lo configura',
        text: 'Alguien que administra este sitio configura la plataforma. Hasta entonces su interruptor en Ajustes está desactivado y dice por qué.',
      },
      {
        title: 'Conectas',
        text: [...platformWords.map(({ connecting }) => connecting), 'Nunca vemos tu contraseña.'].join(' '),
      },
      {
        title: 'Eliges el lugar',
        text: platformWords.map(({ choosing }) => choosing).join(' '),
      },
      {
        title: 'Llega tu guía',
        text: 'A las horas que fijaste. Está también en la app, pase lo que pase con el mensaje.',
      },
      {
        title: 'Desconectas',
        text: 'El token o el vínculo se elimina, los mensajes en espera se cancelan, y lo anotamos en tu registro.',
      },
    ],
  },
  platforms: {
    title: 'Plataforma por plataforma',
    accessed: 'A qué se accede',
    sent: 'Qué se envía',
    read: 'Qué leemos allí',
    control: 'Qué decides tú',
  },
  future: {
    title: 'Plataformas futuras',
    text: 'Discord y Microsoft Teams están anunciadas. Hoy no se envía nada allí, y nada de esta página se aplica a ellas: cuando lleguen, cada una te pedirá su propio consentimiento.',
  },
  policy: {
    title: 'Nuestra política para plataformas',
    list: [
      'Cada plataforma necesita su propio consentimiento, y ninguna se conecta por ti.',
      'A una plataforma le pedimos lo mínimo que hace falta para enviar.',
      'Un token va cifrado mientras lo tenemos, y se elimina al desconectar.',
      'No conservamos el contenido de los mensajes. Lo que llegó a una plataforma queda allí según sus condiciones, hasta que tú lo elimines allí.',
      'Solo leemos lo que nos envías allí: cuáles de nuestros botones pulsas y lo que nos escribes. No miramos nada más de lo que haces en una plataforma.',
      'Si una plataforma nos retira el permiso, dejamos de enviar y te lo decimos en Ajustes.',
    ],
  },
  technical: [
    ...platformWords.map(({ technical }) => technical),
    {
      title: 'Cuando falla un envío',
      text: 'Si una plataforma está ocupada, lo intentamos de nuevo un poco más tarde. Si rechaza los mensajes en forma definitiva, la desactivamos, y Ajustes te dice por qué.',
    },
    {
      title: 'Texto sin riesgo',
      text: 'Lo que publicamos no puede alertar a un canal entero, diga lo que diga.',
    },
  ],
  privacy: [
    {
      title: 'Qué llegan a saber',
      text: 'Una plataforma ve la guía que entregamos, cuándo la entregamos, y lo que escribes o pulsas allí. Trata todo ello según su propia política de privacidad.',
    },
    {
      title: 'Qué no llegan a saber',
      text: 'Tu número de teléfono, tus metas y las reflexiones que escribes en la app: no enviamos nada de esto a ninguna plataforma. Tu correo electrónico tampoco, salvo que se indique en «Qué se envía». Una reflexión que escribes en una plataforma pasa por ella.',
    },
    {
      title: 'Qué guardamos',
      text: 'Adónde enviar y, de cada mensaje, cuándo se envió y si llegó, unos 90 días. «Qué leemos allí» dice qué conservamos de lo que nos envías.',
    },
    {
      title: 'Qué contiene el registro',
      text: 'Que una plataforma se activó o se desactivó, dónde, cuándo y con qué texto; en lugar de tu chat o canal, un hash con clave.',
    },
  ],
};
