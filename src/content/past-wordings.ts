/**
 * Words of consent that stood on a screen before, by their version. A ledger row names the words its member saw, so an
 * entry here is never changed or removed (decisions.md D30).
 */
export const PAST_WORDINGS: Readonly<Record<string, string>> = {
  'mail-1': 'Only the kinds of email that are on come to you. Switching one off stops it at once, waiting emails too.',
  'mail-1-es':
    'Solo te llegan los tipos de correo que están encendidos. Al apagar uno, termina de inmediato, también para los correos en espera.',
  'mail-2':
    'Only the kinds of email that are switched on come to you. Once you save, a kind that you switched off stops, even emails that were waiting.',
  'mail-2-es':
    'Solo te llegan los tipos de correo que están encendidos. En cuanto guardas, los que apagaste dejan de llegar, incluso los que estaban en espera.',
  'mail-3':
    'When Email is on, the actions in your guidance come by email. Each kind below comes only while it is switched on, apart from security alerts. Once you save, a kind that you switched off stops, even emails that were waiting.',
  'mail-3-es':
    'Con el correo encendido, las acciones de tu guía llegan por correo. Cada tipo de abajo llega solo mientras está encendido, salvo los avisos de seguridad. En cuanto guardas, los que apagaste dejan de llegar, incluso los que estaban en espera.',
  'mail-4':
    'While Email is on, your guidance comes by email: prayers, actions and reflections, unless you switched one of these off here before. The kinds below come besides, each only while it is switched on; security alerts always come. Once you save, a kind that you switched off stops, even emails that were waiting.',
  'mail-4-es':
    'Mientras el correo está encendido, tu guía llega por correo: oraciones, acciones y reflexiones, salvo las que hayas apagado aquí antes. Además llegan los tipos de abajo, cada uno solo mientras está encendido; los avisos de seguridad llegan siempre. En cuanto guardas, los que apagaste dejan de llegar, incluso los que estaban en espera.',
  'mail-5':
    'Email brings your guidance while it is switched on. The kinds below come as well, each while its own switch is on, and security alerts always come. Once you save, a kind that you switched off stops, even emails that were waiting. Guidance that you switched off here before stays off.',
  'mail-5-es':
    'El correo te trae tu guía mientras está encendido. Los tipos de abajo llegan además, cada uno mientras su interruptor está encendido, y los avisos de seguridad llegan siempre. En cuanto guardas, los que apagaste dejan de llegar, incluso los que estaban en espera. La guía que apagaste aquí antes sigue apagada.',
  'mail-6-es':
    'El correo te trae tu guía mientras está activado. Los tipos de abajo llegan además, cada uno mientras su interruptor está activado, y los avisos de seguridad llegan siempre. En cuanto guardas, los que desactivaste dejan de llegar, incluso los que estaban en espera. La guía que desactivaste aquí antes sigue desactivada.',
  'memories-1':
    'With this on, your dashboard and the weekly letter bring back a few sentences that you wrote in your journal about a year ago, and the letter a sentence of your past week. They are shown to you alone, and the letter goes by email to your own confirmed address. What you wrote is not brought back where it seemed to tell of danger, and no language model reads it for this. While this is off, nothing is brought back.',
  'memories-1-es':
    'Con esto encendido, tu página de inicio y la carta semanal te traen de vuelta algunas frases que escribiste en tu diario hace cerca de un año, y la carta también una frase de tu última semana. Solo se te muestran a ti, y la carta va por correo electrónico a tu propia dirección confirmada. Lo que parecía hablar de un peligro no vuelve, y ningún modelo de lenguaje lo lee para esto. Mientras esto está apagado, nada vuelve.',
  'memories-2-es':
    'Con esto activado, tu página de inicio y la carta semanal te traen de vuelta algunas frases que escribiste en tu diario hace cerca de un año, y la carta también una frase de tu última semana. Solo se te muestran a ti, y la carta va por correo electrónico a tu propia dirección confirmada. Lo que parecía hablar de un peligro no vuelve, y ningún modelo de lenguaje lo lee para esto. Mientras esto está desactivado, nada vuelve.',
  'model-1-es':
    'Con esto encendido, un modelo de lenguaje escribe guía para ti. Es un programa de computadora, casi siempre de otra empresa. Lee lo que escribiste sobre la amistad, tu respuesta sobre cómo van tus amistades, las áreas en las que quieres crecer, tus metas abiertas y los títulos de tu guía más reciente. Tu nombre, tus direcciones y tus reflexiones nunca le llegan. Mientras esto está apagado no le llega nada, y toda tu guía viene de nuestra propia biblioteca.',
  'onboarding-1': 'Your guidance comes only by the methods you choose here. Every message says how to stop it.',
  'onboarding-1-es': 'Tu guía llega solo por los métodos que elijas aquí. Cada mensaje dice cómo ponerle fin.',
  'onboarding-2-es':
    'Tu guía se envía solo por los métodos que elijas aquí. La carta semanal y las novedades del servicio pueden llegar por correo de todos modos. En Ajustes hay un interruptor para cada cosa.',
  'pause-1':
    'Nothing comes this way until the day you choose. Then it comes again by itself, or sooner if you resume it. Messages about your account still come.',
  'pause-1-es':
    'Nada llega por aquí hasta el día que elijas. Después vuelve a llegar por sí solo, o antes si lo reanudas. Los mensajes sobre tu cuenta siguen llegando.',
  'registration-1':
    'By joining you agree to receive guidance by email once you have confirmed your address. You can stop it at any time with one click.',
  'registration-1-es':
    'Al unirte aceptas recibir tu guía por correo una vez que hayas confirmado tu dirección. Puedes ponerle fin en cualquier momento con un clic.',
  'registration-2':
    'By joining, you agree that this site may email you guidance once you have confirmed your address. You can stop it at any time with one click.',
  'registration-2-es':
    'Al unirte, aceptas que este sitio pueda enviarte tu guía por correo una vez que hayas confirmado tu dirección. Puedes dejar de recibirla en cualquier momento con un clic.',
  'settings-1': 'Guidance reaches you only by the methods that are switched on. Switching one off stops it at once.',
  'settings-1-es': 'La guía te llega solo por los métodos que están encendidos. Al apagar uno, termina de inmediato.',
  'settings-2':
    'Guidance reaches you only by the methods that are switched on. Once you save, a method that you switched off sends nothing more, not even what was waiting.',
  'settings-2-es':
    'La guía te llega solo por los métodos que están encendidos. En cuanto guardas, un método que apagaste ya no envía nada, ni siquiera lo que estaba en espera.',
  'settings-3':
    'Guidance is sent only by the methods that are switched on. Once you save, no guidance is sent by a method that you switched off, not even what was waiting. The weekly letter and service updates come by email, each while its own switch is on.',
  'settings-3-es':
    'La guía se envía solo por los métodos que están encendidos. En cuanto guardas, por un método que apagaste ya no se envía guía, ni siquiera la que estaba en espera. La carta semanal y las novedades del servicio llegan por correo, cada una mientras su interruptor está encendido.',
  'settings-4':
    'Guidance is sent only on the channels that are switched on. Once you save, no guidance is sent on a channel that you switched off, not even what was waiting. The weekly letter and service updates come by email, each while its own switch is on.',
  'settings-4-es':
    'La guía se envía solo por los canales que están activados. En cuanto guardas, por un canal que desactivaste ya no se envía guía, ni siquiera la que estaba en espera. La carta semanal y las novedades del servicio llegan por correo, cada una mientras su interruptor está activado.',
  'smshours-1':
    'Text messages come between 8:00 AM and 9:00 PM. At this time you get none, unless you tick the box. Text me at this time too',
  'smshours-1-es':
    'Los mensajes de texto llegan entre las 8:00 y las 21:00. A esta hora no recibirás ninguno, a menos que marques la casilla. Envíame mensajes de texto también a esta hora',
  'smshours-2-es':
    'Los mensajes de texto llegan entre las 8:00 a.m. y las 9:00 p.m. A esta hora no recibirás ninguno, a menos que marques la casilla. Envíame mensajes de texto también a esta hora',
  'whatsapp-1-es':
    'Al encender WhatsApp aceptas recibir tu guía en este número, de 1 a 3 mensajes al día. Pueden aplicarse tarifas de datos. Responde STOP para ponerles fin en cualquier momento.',
  'whatsapphours-1':
    'WhatsApp messages come between 8:00 AM and 9:00 PM. At this time you get none, unless you tick the box. WhatsApp me at this time too',
  'whatsapphours-1-es':
    'Los mensajes de WhatsApp llegan entre las 8:00 y las 21:00. A esta hora no recibirás ninguno, a menos que marques la casilla. Escríbeme por WhatsApp también a esta hora',
  'whatsapphours-2-es':
    'Los mensajes de WhatsApp llegan entre las 8:00 a.m. y las 9:00 p.m. A esta hora no recibirás ninguno, a menos que marques la casilla. Escríbeme por WhatsApp también a esta hora',
};
