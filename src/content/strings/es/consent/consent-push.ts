import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/consent-push.ts';

export const pushConsentWords: typeof English.pushConsentWords = {
  title: 'Consentimiento para las notificaciones push',
  lead: 'Una notificación discreta que te dice que hay algo para ti. Solo después de que lo permitas, y nunca con nada personal.',
  settings: 'Gestionar las notificaciones',
  record: {
    statement: `Permito que ${appName} muestre notificaciones en este navegador cuando haya guía lista para mí. Puedo ponerle fin en cualquier momento en Ajustes o en el propio navegador.`,
    rows: [
      {
        term: 'Con qué frecuencia',
        text: 'Una vez por cada hora que fijes, en los días que elijas. Las pruebas que pidas van aparte.',
      },
      {
        term: 'Qué dice',
        text: 'Contenido genérico sin datos personales: que una oración, una acción o una reflexión está lista. Ni tu nombre, ni nada de lo que escribiste tú o escribimos nosotros.',
      },
      {
        term: 'Cómo aceptas',
        text: 'Dos veces: con el interruptor en Ajustes y en la solicitud de permiso de tu navegador, que aparece solo después de que haces clic, nunca al abrir una página.',
      },
      {
        term: 'Cada navegador',
        text: 'El permiso es de un navegador en un dispositivo. Cada uno de los demás te preguntará de nuevo.',
      },
      {
        term: 'Cómo cancelar',
        text: 'Desactívalas en Ajustes, o retira el permiso en tu navegador o dispositivo.',
      },
      {
        term: 'Se envía a través de',
        text: 'El servicio push del fabricante de tu navegador, como Apple, Google, Microsoft o Mozilla.',
      },
      {
        term: 'No es obligatorio',
        text: 'Todo lo que anuncia una notificación está también en la app.',
      },
    ],
  },
  steps: {
    title: 'De un interruptor a una notificación',
    list: [
      {
        title: 'Las activas',
        text: 'Lo haces tú en Ajustes. Antes comprobamos si este navegador puede mostrar notificaciones.',
      },
      {
        title: 'Tu navegador te pregunta',
        text: 'La solicitud de permiso es del navegador; no podemos responderla ni cambiarla. Si dices que no, el interruptor queda desactivado.',
      },
      {
        title: 'El navegador se registra',
        text: 'Nos da una dirección suya y claves para que solo él pueda leer nuestros mensajes. Donde no tiene servicio push, las notificaciones las hace una página abierta de este sitio y no guardamos ninguna dirección.',
      },
      {
        title: 'Una primera notificación',
        text: 'Aparece una prueba enseguida, para que sepas qué esperar. Si algún paso anterior falló, no se activó nada.',
      },
      {
        title: 'Cancelas cuando quieres',
        text: 'Al desactivarlas termina el registro del navegador y queda anotado en el tuyo. No queda nada en espera.',
      },
    ],
  },
  platforms: {
    title: 'En tu dispositivo',
    list: [
      {
        id: 'computer',
        title: 'Escritorio',
        text: 'Una notificación aparece en una esquina de la pantalla mientras el navegador está abierto, y puede quedarse allí hasta que la pulses o la quites. Un clic trae la ventana al frente y abre tu página de inicio.',
        note: 'El canal de escritorio es distinto: muestra notificaciones mientras este sitio está abierto en tu navegador. Sin ninguna pestaña abierta no muestra nada.',
      },
      {
        id: 'mobile',
        title: 'Teléfono',
        text: 'En Android llega como la de cualquier app, también con el navegador cerrado, con el sonido y el silencio que fijaste en el dispositivo.',
        note: 'En iPhone y iPad las notificaciones llegan solo a la app instalada. En una pestaña, Ajustes te muestra cómo instalarla.',
      },
      {
        id: 'pwa',
        title: 'App instalada (PWA)',
        text: 'Instalado en la pantalla de inicio o en el escritorio, el sitio tiene su propio icono y pide permiso una vez, para sí mismo.',
        note: 'Al quitar la app terminan sus notificaciones. Lo que elegiste en otros navegadores queda como está.',
      },
    ],
  },
  questions: {
    title: 'Tres preguntas',
    list: [
      {
        title: '¿Cómo desactivo las notificaciones?',
        text: 'Abre Ajustes aquí y desactiva el canal. O hazlo de tu lado: en los ajustes del navegador para este sitio, o en los ajustes de notificaciones de tu dispositivo. Basta con uno, y ambos se pueden deshacer.',
      },
      {
        title: 'Negué el permiso sin querer. ¿Y ahora?',
        text: 'Un navegador no pregunta por sí solo una segunda vez. Abre sus ajustes para este sitio, casi siempre con el icono junto a la dirección, pon las notificaciones en «Preguntar» o «Permitir», recarga la página y vuelve a activar las notificaciones push en Ajustes.',
      },
      {
        title: '¿Es seguro?',
        text: 'Un mensaje va cifrado para que solo tu navegador pueda leerlo, y firmado para que solo este sitio pueda enviarlo. El servicio push intermedio ve que llegó un mensaje, y cuándo. Aun abierto, no contiene nada personal.',
      },
    ],
  },
  technical: [
    {
      title: 'No molestar',
      text: 'Tu dispositivo decide cuándo puede mostrarse una notificación. Se respetan No molestar y los modos de concentración y de sueño: no tenemos forma de saltarlos, ni la queremos.',
    },
    {
      title: 'Tu zona horaria',
      text: 'Las notificaciones se programan en la zona fijada en Ajustes. Cuando cambia la hora oficial, las nueve de la mañana siguen siendo las nueve de la mañana.',
    },
    {
      title: 'No se acumulan',
      text: 'El servicio push descarta un mensaje que tu dispositivo no puede mostrar en cuatro horas, y uno más nuevo ocupa el lugar de otro anterior del mismo tipo.',
    },
    {
      title: 'Los estándares',
      text: 'Web Push con claves VAPID creadas por este sitio, y mensajes cifrados con aes128gcm (RFC 8030, 8188, 8291 y 8292).',
    },
    {
      title: 'El service worker',
      text: 'Un pequeño programa que tu navegador guarda para este sitio. Muestra notificaciones y abre la app; no vigila nada.',
    },
  ],
  privacy: [
    {
      title: 'Qué guardamos',
      text: 'La dirección de tu navegador en su servicio push, sus dos claves y el nombre con que se identifica. Los usamos para notificarte y para nada más.',
    },
    {
      title: 'Qué no pedimos',
      text: 'Ni ubicación, ni contactos, ni número de dispositivo, ni más permiso que este.',
    },
    {
      title: 'Con la pantalla bloqueada',
      text: 'Quien mire tu dispositivo de reojo se entera de que la app tiene algo para ti, y de nada más.',
    },
    {
      title: 'Cuándo lo eliminamos',
      text: 'Cuando desactivas las notificaciones push, cuando el servicio push dice que el navegador ya no existe y cuando eliminas tu cuenta.',
    },
    {
      title: 'Qué contiene el registro',
      text: 'Que las notificaciones push se activaron o se desactivaron, dónde, cuándo y con qué texto. La dirección de tu navegador no está en él.',
    },
  ],
};
