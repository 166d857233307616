import { appName } from '../../app-name.ts';
import type * as English from '../../en/channels/desktop.ts';

export const desktop: typeof English.desktop = {
  name: 'Escritorio',
  inSentence: 'notificaciones de escritorio',
  asSubject: 'El canal de escritorio',
  way: 'como notificación de escritorio',
  consentName: 'Notificaciones de escritorio',
  about: `Una notificación emergente mientras ${appName} esté abierto en tu navegador.`,
  badges: { needsYou: 'Aún sin permiso' },
  address: null,
  platform: null,
  wizard: {
    name: 'Notificación de escritorio',
    about: 'Mientras este sitio esté abierto en una pestaña.',
  },
  wording: null,
  sentences: {
    no_open_tab:
      'Este sitio no estaba abierto en ninguna pestaña que pueda mostrar notificaciones. Deja una abierta para recibirlas.',
    not_shown:
      'Este sitio está abierto en una pestaña, pero la pestaña no lo mostró. Recárgala y mira si tu navegador o sistema oculta las notificaciones.',
  },
  codes: {
    no_open_tab: {
      member: 'Este sitio no estaba abierto en ninguna pestaña que pueda mostrar notificaciones.',
      advice: 'byMember',
      admin: 'El sitio no estaba abierto en ninguna pestaña que pueda mostrar notificaciones',
    },
    not_shown: {
      member: 'Este sitio estaba abierto en una pestaña, pero la pestaña no lo mostró.',
      advice: 'byMember',
      admin: 'Había una pestaña abierta, pero ninguna confirmó en un minuto que lo había mostrado',
    },
  },
  diagnostic: null,
};
