import { Phrases } from '../phrases.ts';

const WANT =
  'quiero|queria|quisiera|voy_a|iba_a|pienso|pienso_en|pense_en|pensado_en|pensando_en|pensamientos_de|ganas_de|deseo|deseos_de|juro_que_voy_a|planeo|sueno_con|imagino|fantaseo_con|miedo_de|temo|capaz_de|impulso_de|impulsos_de|tentado_de|tentado_a|tentada_a|decidido_a';
const HARM =
  'matarlo|matarla|matarlos|matarlas|matar_a|matar_al|asesinarlo|asesinarla|asesinar_a|apunalarlo|apunalarla|apunalar_a|acuchillarlo|dispararle|dispararles|estrangularlo|estrangularla|ahorcarlo|ahorcarla|envenenarlo|envenenarla|envenenar_a|golpearlo|golpearla|golpear_a|golpear_al|pegarle|pegarles|hacerle_dano|hacerles_dano|lastimarlo|lastimarla|acabar_con_el_.|acabar_con_ella_.|romperle_la|partirle_la|cortarle_la|sacudirlo|sacudirla|asfixiarlo|asfixiarla|ahogarlo|ahogarla|quemar_su_casa|quemarle_la|atropellarlo|atropellarla';
const KIN =
  'hijo|hijos|hija|hijas|bebe|esposa|esposo|mujer|marido|nino|ninos|nina|madre|mother|padre|novia|novio|perro|hermano|hermana';

/** Spanish phrases by which people speak of hurting or killing somebody else. */
export const THREAT = new Phrases([
  'voy_a|quiero|quisiera|iba_a|ganas_de|podria clavar|clavarle|enterrar|enterrarle|meter|meterle|encajar|encajarle * cuchillo|navaja|machete|bala|balazo|tiro',
  'casi sacudo|zarandeo|golpeo|pego|ahogo|mato * mi|al|la|el bebe|hijo|hija|nina|nino|esposa',
  `${WANT} * ${HARM}`,
  'lo|la|los|las|le|les|te voy_a|quiero|quisiera|iba_a|juro_que_voy_a|vamos_a matar|golpear|apunalar|acuchillar|disparar|estrangular|ahorcar|hacer_dano|partir_la_cara|romper_la_cara|asesinar|quemar_la_casa|pegar_un_tiro',
  'ojala|quiero|deseo|quisiera|espero|pido *!me|te|nos|no|nunca|jamas que? *!me|te|nos|no|nunca|jamas se_muera|se_muriera|se_mueran|muera|muriera|lo_maten|la_maten|los_maten|estuviera_muerto|estuviera_muerta|este_muerto|este_muerta|sufra_como|sangre',
  'quiero|queria|quisiera|deseo|sueno_con|disfrutaria verlo|verla|verlos muerto|muerta|muertos|sufrir|sangrar|morir',
  `le|les|la|lo|los he|habia? pegue|golpee|pegado|golpeado|sacudi|abofetee|patee|cachetee a mi|mis|nuestro|nuestra|nuestros|la|el|los ${KIN}`,
  `pegue|golpee|abofetee|sacudi|zarandee|patee|pego|golpeo|empuje a mi|mis|nuestro|nuestra|nuestros ${KIN}`,
  'voces|voz|algo * me? dicen|dice|ordenan|ordena|piden|pide|dijo|dijeron * que|a * mate|matar|matarlo|matarla|matarme|hacer_dano|haga_dano|lastime|apunale|muera',
  'perdi|pierdo el|los|la control|estribos|cabeza ** pegue|golpee|sacudi|empuje|lastime|pego|golpeo',
  'pistola|arma|cuchillo|machete|rifle ** se_donde|va_a_saber|van_a_saber|va_a_pagar|van_a_pagar|aprendera|se_va_a_arrepentir|matarlo|matarla|matarlos|lo_mato|la_mato',
  'se donde vive|trabaja|estaciona|duerme ** pistola|arma|cuchillo|pagar|arrepentir|matar|matarlo|matarla',
  'lo|la|los|las mato si|hoy|y|a_todos',
  'dia|juro|juro_que|hoy|manana|esta_noche|yo lo|la|los|las mato .',
  'si * lo|la|los|las mato .',
  'le|les deseo|deseaba la muerte',
  'alguien deberia|debe|tendria_que|tiene_que * matarlo|matarla|matar|dispararle|pegarle_un_tiro|colgarlo',
  'merece|merecen|deberia|deberian * morir|morirse|que_lo_maten|que_la_maten|que_los_maten|la_muerte|ser_golpeado|un_tiro|un_balazo',
  'miedo|temo * hacerle_dano|lastimar_a|hacer_dano_a|matar_a * bebe|hijo|hija|hijos|ninos|esposa|esposo|nino|nina|alguien|mujer',
  'manos alrededor de su|sus cuello|garganta',
  'pagara|pagar|paguen|pague con su|la|sangre propia? sangre|vida|.',
]);
