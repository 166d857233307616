import type * as English from '../../en/consent/registration.ts';

export const registrationWording: typeof English.registrationWording = {
  version: 'registration-3-es',
  text: 'Al unirte, aceptas que este sitio pueda enviarte por correo tu guía, una carta semanal y novedades del servicio una vez que hayas confirmado tu dirección. Cada uno de estos correos trae un enlace para dejar de recibirlo.',
  digest: '39f609b6cb05',
};
