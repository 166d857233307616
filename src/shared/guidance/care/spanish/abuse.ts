import { Phrases } from '../phrases.ts';

// In groups of alternatives. “Mamá” is `mother` in the plain words.
const CLOSE =
  'esposo|esposa|marido|mujer|pareja|novio|novia|ex|exesposo|exmarido|exnovio|padre|papa|madre|mother|padrastro|madrastra|hermano|hermana|hermanastro|hijo|hija|tio|tia|abuelo|abuela|primo|suegro|suegra|cunado|pastor|anciano|diacono|sacerdote|cura|lider|maestro|profesor|entrenador|companero';
const BLOW =
  'pega|pego|pegaba|pegan|pegaban|pegaron|pegue|pegado|pegando|golpea|golpeo|golpeaba|golpean|golpeaban|golpearon|golpee|golpeado|golpeando|patea|pateo|pateaba|patearon|abofetea|abofeteo|abofeteaba|cachetea|cacheteo|ahorca|ahorco|ahorcaba|estrangula|estrangulo|asfixia|asfixio|violo|violaba|violaron|violado|maltrata|maltrato|maltrataba|maltratan|maltrataban|maltrataron|maltratado|agrede|agredio|agredia|agredieron|azota|azoto|azotaba|azotaban|quema|quemo|muerde|mordio|escupe|zarandea|zarandeo|jalonea|jaloneo';
const BLOW_BEFORE =
  'pegaba|pegaban|golpeaba|golpeaban|maltrataba|maltrataban|azotaba|azotaban|pateaba|pateaban|violaba|violaban|agredia|abofeteaba|ahorcaba';
const KIDS =
  'hijo|hijos|hija|hijas|nino|ninos|nina|ninas|bebe|madre|mother|esposa|mujer|esposo|marido|hermana|hermano|hermanos|hermanas|abuela|abuelo|novia|perro|gato|hermanito|hermanita';
// Accents are dropped, so “él” (he) and “el” (the) look alike. Only these words may stand between it and the verb: with any
// other word, “el” is the article of a noun.
const OFTEN =
  'siempre|tambien|todavia|a_veces|ya|casi|solo|luego|despues|entonces|cuando_toma|cuando_bebe|cuando_se_enoja';
const WHOSE = 'mi|mis|su|sus|nuestro|nuestra|nuestros|nuestras|los|las|la|el|un|una';

/** Returns a phrase as one of somebody close with words in between, and as one of “él” without any. */
const byHim = (rest: string): string[] => [`${CLOSE}|ella * ${rest}`, `el ${OFTEN}? ${rest}`];

/** Spanish phrases by which people speak of abuse by somebody close, at any time of their life, or of a child in danger. */
export const ABUSE = new Phrases([
  `${CLOSE} * me|nos tira|tiro|arroja|lanza|lanzo|avienta|avento platos|cosas|objetos|lo_que`,
  'me|nos|la|lo|le agarra|agarro|agarraba|jala|jalo|jalaba|arrastra|arrastro|arrastraba|aprieta|apreto|tomo del|de_los|de_las|el|por_el cuello|pelo|cabello|pelos|garganta',
  ...byHim('me|nos arana|arano|aranaba|muerde|mordio|pellizca|pellizco'),
  'me|nos daba|daban|dio|da con la|el|un|una correa|cinturon|cinto|palo|chancla|cable|faja|vara|manguera',
  'vivo|vivimos|vivia con|en miedo en|de mi|nuestra|la|el|mi_esposo|mi_marido|mi_pareja',
  ...byHim(
    'rompe|rompio|rompia|golpea|patea|pateaba|destroza|destrozo la|las|los|el puertas|puerta|platos|muebles|pared|paredes|vidrios',
  ),
  'me|la|lo beso|besaba|beso|abrazo|agarro|toco a|por la fuerza',
  `${CLOSE} * me|nos|le|les|lo|la|los|las ha|han|habia|esta? ${BLOW}`,
  `el|ella|ellos siempre|tambien|todavia|a_veces|ya? me|nos ha|han|esta? ${BLOW}`,
  `me|nos ha|han|esta|estaba? ${BLOW} * cuando|si|por_todo|porque|en_casa|cada_vez|todos_los|todas_las|siempre|otra_vez|de_nuevo|borracho|borracha|y_me|y_luego|con_el_cinturon|con_un|con_una|con_su|delante|enfrente|frente_a|anoche|ayer|hasta|a_mi|y_a_mis|en_la_cara|en_el|de_nino|de_nina|desde_que`,
  `me|nos ha|han? maltrata|maltrato|maltrataba|maltratan|maltratado|maltrataron|abofetea|abofeteo|abofeteado|violo|violaron|violaba|violado|ahorca|ahorco|estrangulo|estrangula|golpeaba|golpeaban|pegaba|pegaban|azotaba|azotaban|pateaba|cacheteo`,
  `me|nos ha|han? ${BLOW} mi|su|nuestro|nuestra propio|propia? ${CLOSE}`,
  'me|nos viola|violan|violo|violaban',
  `${CLOSE} * me|nos toca|toco|tocaba .|cuando|mientras|de_noche|por_la_noche|por_las_noches|en_la_noche|a_escondidas`,
  'me|nos toca|toco|tocaba mi padre|papa|padrastro|tio|abuelo|primo|cunado|hermanastro|pastor .|cuando|mientras|de|por|desde',
  'me|nos levanta|levanto|levantaba|alza|alzo|alzaba la|las mano|manos .|y|cuando|porque|otra|si|anoche|ayer|delante|por',
  `temo|temia|temen a mi|su ${CLOSE} .|cuando|y|porque|si|desde|en|pero|por`,
  'temo|temia|temor por mi|nuestra vida .|y|porque|si|cuando|con|en_casa',
  `me ${BLOW} .`,
  `me|nos ${BLOW_BEFORE}`,
  `le|les ${BLOW} a ${WHOSE} ${KIDS}`,
  `pega|pego|pegaba|golpea|golpeo|golpeaba|maltrata|maltrato|maltrataba|maltratan|abusa|abuso|abusaba|abusan|abusaron|lastimo|lastimaba|patea|pateo|violo|viola|violaron|azota|azoto|quemo|encierra|encerro a|de ${WHOSE} ${KIDS}`,
  'abusa|abuso|abusaba|abusaron|abusado|abusan|abusando|abusar|abuse|aprovecho sexualmente? de mi|ella|nosotros|nosotras|una_nina|un_nino|ninos|ninas|menores|su_hija|su_hijo|alguien',
  'abuso|abusos|acoso|agresion|violencia|maltrato sexual|sexuales|fisico|fisica|infantil|domestica|intrafamiliar|de_genero|machista',
  'sufro|sufri|sufria|sufre|sufrir|sufrido|vivi|vivo|victima * abuso|abusos|maltrato|maltratos|golpes|violencia|violacion',
  'la|lo|le violo|violaron|abusaron|violaban|manosearon|manoseo',
  'manose-',
  'me|la|lo|nos toca|toco|tocaba|tocaban|tocaron * sin_mi_permiso|sin_permiso|sin_querer_yo|pechos|senos|piernas|partes|intimas|cuerpo|debajo|donde_no|aunque_le_digo|de_nina|de_nino|cuando_era|mientras_dormia|ahi_abajo',
  'toca|toco|tocaba mis|las|sus partes|pechos|senos|genitales|piernas',
  'fui|fue|fuimos|he_sido|ha_sido|siendo|ser|soy|era violada|violado|abusada|abusado|golpeada|golpeado|maltratada|maltratado|agredida|agredido|acosada|acosado|manoseada',
  ...byHim('me|nos|la|lo|le ha? amenaza|amenazo|amenazaba|amenazan|amenazado|chantajea|chantajeaba'),
  'me|nos ha|han? amenaza|amenazo|amenazaba|amenazado|amenazan|amenazaron con|de|si|por|porque|.|a|cuando',
  'dice|dijo|decia|dicho|jura|juro|grita|grito|advirtio|amenaza|amenazo * que|con * me|nos|te|la|lo va_a|iba_a|voy_a|matara|mataria|mata matar|golpear|pegar|hacer_dano|lastimar|encontrar|si|.|cuando|a',
  ...byHim(
    'quiere|quiso|intento|intenta|trato_de|trata_de|puede|podria|va_a|iba_a|casi * matarme|matarnos|ahorcarme|estrangularme|asfixiarme|hacerme_dano|hacernos_dano|violarme|pegarme|pegarnos|golpearme|golpearnos|apunalarme|quemarme',
  ),
  `${CLOSE} * me|nos hace|hacia|hizo|hacen dano .|cuando|y|a|con|cada`,
  `miedo|terror|panico a|de|al|por? mi|su|nuestro|mis|del ${CLOSE} .|cuando|y|porque|si|desde|en|pero|por`,
  'miedo|temo|temor|terror * a|de? que * me|nos|le|les|la|lo|los|las mate|pegue|golpee|haga_dano|haga_algo|hagan_dano|lastime|agreda|encuentre|maltrate|viole|queme',
  'miedo|terror|panico de|a volver|ir|llegar|regresar|estar * casa .|porque|con_el|cuando|con_ellos|por',
  'miedo|terror|panico cuando|si|cada_vez_que mi|ella|llega|bebe|toma|se_enoja|se_enfada * llega|bebe|toma|enoja|enfada|grita|borracho|casa|.',
  'miedo|terror|panico cuando|si|cada_vez_que el se? llega|bebe|toma|enoja|enfada|grita',
  `${CLOSE}|el|ella ya? no|nunca me|nos|la deja|dejaba|permite|permitia|dejan * salir|trabajar|ver|hablar|tener|visitar|llamar|gastar|usar|ir|estudiar`,
  'no|nunca me|nos deja|permite|dejaba|dejan * salir_de_casa|salir_sola|salir_solo|ver_a_mi_familia|ver_a_mi|ver_a_mis|hablar_con_mi|hablar_con_nadie|tener_amigas|tener_amigos|tener_dinero|trabajar_fuera',
  ...byHim(
    'revisa|revisaba|controla|controlaba|lee|vigila|rastrea|quita|quito|rompe|rompio|destruye|destruyo|esconde * mi|mis|todo|todos|los|el telefono|celular|movil|mensajes|correos|dinero|sueldo|llamadas|ubicacion|pasaporte|documentos|cosas|ropa|conversaciones|biblia',
  ),
  ...byHim(
    'me|nos|la|lo|les insulta|insultaba|humilla|humillaba|encierra|encerro|encerraba|empuja|empujo|empujaba|avienta|avento|persigue|acosa|jala|jalo|aterroriza * .|cuando|y|todos|siempre|por|en|delante|frente|contra|con|si|porque|del|de_los',
  ),
  'me|nos|la|lo encierra|encerro|encerraba|encerraban en|con|sin|bajo|todo * cuarto|casa|bano|habitacion|llave|comida|dia|sotano|armario',
  'me|nos|la obliga|obligo|obligaba|fuerza|forzo|forzaba|obligan a tener|acostarme|hacer|hacerle|tocar|tocarlo|sexo|desnudarme|besarlo * relaciones|sexo|cosas|con_el|.|intimidad|lo',
  `dice|decia|repite|dijo|grita * que no_valgo|soy_una_inutil|soy_un_inutil|no_sirvo|soy_inutil|soy_estupida|soy_estupido|soy_una_basura|soy_una_tonta|nadie_me_va_a_querer|nadie_me_va_a_creer|estoy_loca`,
  'nos|me|la empujo|empuja|avento|aventaba|tiro|tira|estrello contra|por|al la|el|las|los pared|suelo|escaleras|piso|puerta|mesa',
  'escondo|oculto|tapo|tapar|esconder|ocultar|oculta|esconde|tapa|cubrir|cubro|maquillo|disimulo * moretones|moreton|golpes|marcas|ojo_morado|moratones|cardenales',
  'llega|llegaba|viene|vino|volvio|regresa * borracho|tomado|bebido|drogado * y|nos|me|a * pega|pegaba|golpea|golpeaba|grita|rompe|insulta|maltrata|pegarme|pegarnos|golpearme|golpearnos',
  'es|sera|era|queda|guarda|guardaba nuestro pequeno? secreto',
  'no_se_lo|no_le|no_lo * digas|cuentes|diga|cuente|contara|dijera a? nadie|mother|tus_padres|mi_madre|mis_padres o|porque|si|y me|te|nos|mataba|mata|pegaba|creeria|creera',
  ...byHim(
    'es|era|se_pone|se_vuelve|se_ponia|puede_ser|fue|esta muy|tan|cada_vez_mas? violento|violenta|agresivo|agresiva|abusivo|abusiva|maltratador|peligroso|peligrosa',
  ),
  `${CLOSE} * me|nos|la|le pone|puso|ponia|levanta|levanto|levantaba la|las mano|manos encima|.|y`,
  'me|nos|le|la pone|puso|ponia|levanta|levanto|levantaba la|las mano|manos encima',
  'se mete|metia|metio en|a mi|nuestra|nuestro|la|el cama|cuarto|habitacion|dormitorio',
  'se mete|metia|metio en|a su cama',
  'fotos|fotografias|videos|fotitos * desnuda|desnudo|sin_ropa|intimas|intimos|en_ropa_interior',
  'hui|huimos|escape|escapamos|escapar|huir|escapo|huyo * de mi|su|el|ella|casa|la esposo|marido|pareja|padre|padrastro|golpes|violencia|maltrato|porque',
  'casa|albergue|refugio de|para acogida|mujeres|victimas * maltratadas|porque|con_mis|de_violencia|.',
  'me|nos sigue|espia|vigila|persigue|acosa a|por|en|hasta|desde|todo * casa|todas_partes|trabajo|que|calle|lados',
]);

/** Spanish phrases with words of abuse that deny it. The denial stands beside the word. */
export const NO_ABUSE = new Phrases([
  `no|nunca|jamas|tampoco|nadie|ni|ninguno me|nos|le|les|la|lo|los|las? ha|han|habia|habian|hubiera? ${BLOW}|abusado|abuso|abusa|amenaza|amenazo|amenazado|insulta|insultado|humilla|puesto_la_mano|puso_la_mano|levantado_la_mano|levanto_la_mano|tocado`,
  'no|nunca|jamas|tampoco es|era|fue|ha_sido|se_pone violento|violenta|agresivo|agresiva|abusivo|abusiva|peligroso|peligrosa',
  'no|sin|nunca hay|hubo|habia? violencia|abuso|abusos|maltrato|golpes',
  'no|nunca tengo|tenia|tuve|siento|le_tengo * miedo',
  'no|nunca|jamas|tampoco le? temo|temia a',
  'sin miedo',
]);

/** Spanish phrases that sound like such a denial and tell of earlier blows. */
export const NO_LONGER = new Phrases([
  `ya|ahora no me|nos|le|les|la|lo ha|han? ${BLOW}|amenaza|insulta`,
  `no|nunca me|nos|le|les|la|lo ha|han|habia? ${BLOW} * desde|otra_vez|de_nuevo|hasta|hoy|esta_semana|este_mes|delante|tanto|asi|mas|antes`,
]);
