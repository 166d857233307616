import { email } from '../../../../shared/channels/email.ts';
import { appName } from '../../app-name.ts';
import type * as English from '../../en/consent/consent-email.ts';
import { startSentence } from '../grammar.ts';

const { least, most } = email.limits.aDay;
const frequency = `de ${least} a ${most} correos de guía al día`;

export const emailConsentWords: typeof English.emailConsentWords = {
  title: 'Consentimiento para el correo electrónico',
  lead: `${startSentence(frequency)}, a una dirección que confirmaste, cada uno con un enlace de baja en un clic.`,
  settings: 'Gestionar el correo',
  record: {
    statement: `Acepto recibir de ${appName} guía sobre la amistad por correo electrónico, ${frequency}, en la dirección que confirmé. Puedo ponerle fin en cualquier momento con un clic.`,
    rows: [
      {
        term: 'Con qué frecuencia',
        text: `${startSentence(frequency)}: uno por cada hora que fijes, ninguno en los días sin hora. Las pruebas que pidan tú o un administrador van aparte. Todo lo demás que podemos enviarte se detalla abajo.`,
      },
      {
        term: 'Cómo aceptas',
        text: 'Al registrarte, con la frase junto al botón, que se guarda en tu registro con su versión; y en Ajustes, con el interruptor del correo.',
      },
      {
        term: 'Doble confirmación',
        text: 'No se envía guía por correo hasta que abras el enlace que mandamos a la dirección. Sirve una vez, durante 24 horas, y puedes pedir otro.',
      },
      {
        term: 'Cómo cancelar',
        text: 'Con el enlace de baja en un clic que lleva cada uno de estos correos, o en Ajustes: todos, o solo un tipo.',
      },
      { term: 'Costo', text: 'Ninguno de nuestra parte.' },
      {
        term: 'Se envía a través de',
        text: 'Nodemailer, un programa de correo SMTP que forma parte de este sitio, y el servidor de correo que tu iglesia eligió para él.',
      },
      {
        term: 'No es obligatorio',
        text: 'Tu cuenta y la app funcionan sin guía por correo. Los correos que protegen tu cuenta siguen llegando.',
      },
    ],
  },
  kinds: {
    title: 'Qué puede llegar',
    list: [
      {
        title: 'Correos de guía',
        often: `De ${least} a ${most} al día`,
        text: 'Una oración, una acción o una reflexión, a las horas que fijes. Si los desactivas, se desactivan también los dos siguientes.',
      },
      {
        title: 'Recordatorios de oración',
        often: 'A diario, si lo eliges',
        text: 'Unas palabras por la noche, solo si los activas y solo mientras una oración del día siga pendiente. Cuentan para el mismo número diario.',
      },
      {
        title: 'Invitaciones a reflexionar',
        often: 'A diario, si lo eliges',
        text: 'Una pregunta por la noche, solo si las activas y solo mientras una reflexión del día siga pendiente. Cuentan para el mismo número diario.',
      },
      {
        title: 'Resúmenes semanales',
        often: 'Como mucho uno por semana',
        text: 'Una carta del sábado por la mañana que repasa tu semana y mira a la que viene. Tiene su propio interruptor.',
      },
      {
        title: 'Novedades mensuales del servicio',
        often: 'Como mucho una por mes',
        text: 'Lo nuevo en este sitio, si tu iglesia las envía. Tienen su propio interruptor.',
      },
      {
        title: 'Avisos de seguridad',
        often: 'Cuando algo ocurre',
        text: 'Un inicio de sesión desde un navegador nuevo, un cambio de contraseña o de dirección, y los enlaces que tú pides. Protegen tu cuenta, por eso no se pueden desactivar.',
      },
    ],
  },
  steps: {
    title: 'De una dirección a un correo',
    list: [
      {
        title: 'Te unes',
        text: 'Das tu dirección y lees junto al botón lo que aceptas. Tu sesión se abre enseguida.',
      },
      {
        title: 'Confirmas',
        text: 'Enviamos un enlace a tu dirección. Al abrirlo demuestras que el buzón es tuyo; hasta entonces no enviamos guía allí.',
      },
      {
        title: 'Eliges tus horas',
        text: 'Los días, las horas y los tipos los fijas tú, en la zona donde vives. Un día sin hora es un día sin guía.',
      },
      {
        title: 'Llega tu guía',
        text: `A esas horas, nunca más de ${most} al día. Todo lo que enviamos por correo está también en la app.`,
      },
      {
        title: 'Cancelas cuando quieres',
        text: 'El botón de baja de tu programa de correo pone fin a la guía por correo en un clic, incluidos los correos en espera. El enlace del correo abre una página donde puedes cancelarla, conservar algunos tipos o hacer una pausa de dos semanas. Anotamos cada cambio.',
      },
    ],
  },
  technical: [
    {
      title: 'Baja en un clic',
      text: 'Cada correo de guía, resumen, recordatorio o novedades lleva los encabezados List-Unsubscribe del RFC 8058, para que tu programa de correo pueda mostrar su propio botón, y un enlace visible. Ninguno te pide iniciar sesión, y solo abrir el enlace no cambia nada.',
    },
    {
      title: 'Correos sobre tu cuenta',
      text: 'Las confirmaciones, las contraseñas nuevas y los avisos de seguridad no llevan enlace de baja, porque llegan solo cuando tú, o alguien en tu cuenta, hizo algo.',
    },
    {
      title: 'Sin servidor de correo',
      text: 'En un sitio que no lo tiene, los correos no salen del servidor: se guardan en archivos para quien administra el sitio y se eliminan a los 90 días.',
    },
    {
      title: 'Cuando una dirección no funciona',
      text: 'Una dirección rechazada en forma definitiva, o cinco veces en 14 días, no recibe más correos, y Ajustes te lo dice.',
    },
    {
      title: 'Sin rastreo',
      text: 'Sin píxeles invisibles, sin imágenes remotas y sin enlaces que pasen por terceros. No sabemos si abriste un correo.',
    },
    {
      title: 'Legible en cualquier parte',
      text: 'Cada correo tiene también una versión en texto simple que dice lo mismo.',
    },
  ],
  privacy: [
    {
      title: 'Tu dirección',
      text: 'Con ella inicias sesión y a ella llega tu correo. Pasa por los servidores de correo que lo llevan, y no se da a nadie más.',
    },
    {
      title: 'En el camino',
      text: 'Un correo es tan privado como los servidores intermedios y el buzón al que llega. Si otros leen tu correo, quizá te sirvan mejor las notificaciones push o solo la app.',
    },
    {
      title: 'Qué guardamos de un correo',
      text: 'Cuándo se envió, de qué tipo era y si el servidor de correo lo aceptó. Una vez entregado no queda copia de su texto en estas filas ni en nuestros registros técnicos, y las filas se eliminan a los 90 días, más o menos.',
    },
    {
      title: 'El enlace de baja',
      text: 'Contiene un código que no se puede adivinar, y ninguna dirección. Quien lo tenga puede cambiar qué guía te llega por correo o pausar tus mensajes dos semanas, pero no puede leer nada tuyo. Ten cuidado al reenviar un correo.',
    },
    {
      title: 'Cuando te vas',
      text: 'Al eliminar tu cuenta se eliminan con ella tu dirección y tu registro. De una dirección que se dio de baja conservamos un hash con clave, para no volver a escribirle por error.',
    },
  ],
};
