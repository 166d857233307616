import { Phrases } from '../phrases.ts';

// In groups of alternatives: the wish to die, in the forms in which people tell of it.
const WISH =
  'quiero|quiere|quieren|queria|querian|quise|quisiera|quisieras|deseo|desea|deseaba|desee|prefiero|prefiere|preferiria|preferia|ganas_de|pienso_en|piensa_en|pensaba_en|pense_en|pensado_en|pensando_en|pensar_en|pensamientos_de|necesito|espero|listo_para|lista_para|pido|pedi|pedia|ruego|rogue|rogaba|suplico|suplique|merezco|merece';
const PLAN = `${WISH}|voy_a|va_a|iba_a|intento|intente|intentaba|intentado|intentar|trate_de|trato_de|decidi|decidido|planeo|planeaba|planeado|plan_de|plan_para|idea_de|debo|deberia|podria|pude|formas_de|forma_de|maneras_de|manera_de|como|capaz_de|a_punto_de|tentado_a|tentada_a`;
const DEAD = 'muerto|muerta|muertos';
const BODY = 'brazo|brazos|muneca|munecas|pierna|piernas|muslo|muslos|piel|antebrazo';
const PILLS = 'pastillas|pastilla|pildoras|tabletas|somniferos|calmantes';
const LIVE = 'vivir|viviendo|vivo|viva|existir|existiendo|respirar';

/** Spanish phrases by which people speak of suicide, of hurting themselves, or of not wanting to live. */
export const SELF_HARM = new Phrases([
  'facil|mejor|sencillo|preferible no estar|existir .|aqui|mas',
  'no|ni|nunca le? encuentro|veo|hallo * sentido a|en? nada|levantarme|esto|la_vida|mi_vida|seguir',
  'mirando|mire|miro|parado|parada|sentado|sentada ** vias|puente|azotea ** tren|metro|rato|saltar|tirarme|acabar',
  'quitarme|quitarse|quito del|de medio|en_medio',
  'me|se hice|hago|hacia|hizo|hace|he_hecho|ha_hecho cortes|cortadas|heridas',
  'siento|creo|se|parece que estorbo|sobro|molesto_a_todos',
  'sin mi descansarian|serian|estarian|vivirian|todos|les_iria|estaran',
  'no quiero|quisiera|queria amanecer|volver_a_amanecer',
  'muerto|muerta en vida',
  'acabar|terminar con esto|todo_esto .|de_una|ya|hoy|para',
  'cerrar los ojos * no|nunca|jamas abrirlos|abrir|despertar|volver_a',
  `tengo|tenia|guardo guardadas|escondidas|contadas|juntadas * ${PILLS}`,
  `${WISH} * morir|morirme|morirse|morirnos|dejar_de_vivir|dejar_de_existir|no_existir|no_estar_aqui|no_despertar|no_despertarme|no_vivir|estar_muerto|estar_muerta`,
  'me|se|te quiero|queria|quise|quisiera|quiere|queria|voy_a|va_a|iba_a|intente|intento|intentaba|he_querido|ha_querido|he_intentado|ha_intentado|debo|deberia matar|morir|suicidar|quitar_la_vida|ahorcar|colgar|cortar_las_venas|pegar_un_tiro|disparar',
  'quiero|quisiera|ojala|deseo|espero|pido * que? * me|se * muera|muriera|muriese|lleve_la_muerte',
  `${PLAN} * matarme|matarse|ahorcarme|ahorcarse|colgarme|dispararme|envenenarme|hacerme_dano|hacerse_dano|herirme|lastimarme|lastimarse|autolesionarme|cortarme_las|cortarme_los|cortarse_las|cortarse_los|cortarme_.|cortarse_.`,
  'me mato .|hoy|ya|esta_noche|y_ya|y_listo',
  'quitarme|quitarse|quito|quita|quite|quitarnos|quitarte la|mi|su propia? vida',
  'acabar|acabo|acabe|terminar|termino|termine con mi|su|esta|nuestra propia? vida|existencia|sufrimiento|dolor|tormento',
  'acabar|terminar con todo .|ya|de_una_vez|esta|hoy|para|y|porque',
  'poner|ponerle|pongo|puso|poniendo fin a mi|su|esta|todo|tanto vida|existencia|sufrimiento|dolor|.',
  'me|se hago|hace|hacia|hice|haciendo|he_hecho dano .|cuando|para|con|a_mi|a_si|otra|de_nuevo|por|en_los|en_las|a_escondidas|y',
  'dano a mi|si mismo|misma',
  `corto|corte|corta|cortaba|corto|cortado|cortarme|cortarse|cortando|cortandome|cortandose|quemo|queme|quema|quemaba|quemarme|quemado los|las|el|la|mis|sus|su|mi ${BODY}|venas`,
  'me|se corto|corte|corta|cortaba|he_cortado|ha_cortado las|los? venas|brazos|munecas|piernas',
  'me|se corto|corte|corta|cortaba|quemo|quemaba|quema|golpeo|golpeaba|lastimo|lastima|lastimaba|hiero para_sentir|para_no_sentir|para_no|para_castigarme|para_aliviar|por_las_noches|en_las_noches|a_escondidas|a_proposito|a_mi_mismo|a_mi_misma|a_si_misma|a_si_mismo|cuando_me_siento|cuando_esta_sola|cuando_estoy',
  'cortandome|cortandose|lastimandome|lastimandose|autolesi-|autolastim-|autoagre-|autoflagel-',
  'ahorcarme|ahorcarse|ahorcarse|ahorco .|en|con|ayer|porque|anoche|hace',
  'no|tampoco|ni|jamas ya? mas? quiero|quisiera|queria|quiere|deseo|merezco|merece|deberia|debo * vivir .|mas|asi|sin_el|sin_ella|sin_ellos|en_este_mundo|pero|y|ni|esta_vida|un_dia|otro_dia|porque|ya|si',
  'no|tampoco|ni|jamas ya? mas? quiero|quisiera|queria|quiere|deseo|merezco|merece * seguir_viviendo|seguir_con_vida|seguir_vivo|seguir_viva|seguir_existiendo|estar_vivo|estar_viva|existir|continuar_viviendo|estar_aqui_.|estar_aqui_mas|seguir_aqui|seguir_en_este_mundo|estar_en_este_mundo|nacer',
  'no|nunca|jamas quiero|quisiera|queria|quiere|deseo mas? volver_a? despertar|despertarme|despertarse|levantarme .|manana|mas|nunca|jamas|otra|ya',
  'no|nunca|jamas volver a despertar|despertarme',
  'no|ya puedo|aguanto|soporto|resisto * seguir|vivir|continuar .|asi|mas|viviendo|adelante|con_esto|con_esta_vida',
  'no puedo|aguanto|soporto|resisto mas .|vivir|seguir|esta_vida|este_dolor|este_sufrimiento|y_quiero',
  'no aguanto|soporto|tolero mi|la|esta vida|existencia',
  'ojala|quisiera|desearia|preferiria|hubiera_preferido * no|nunca|jamas * despierte|despertara|despertase|despertar|existiera|existiese|existir|nacido|naciera|nacer|amanezca|amaneciera',
  `ojala|quisiera|desearia|preferiria|prefiero|estaria|estarian|estuviera * ${DEAD}`,
  'ojala|quisiera|pido|ruego|suplico|que|por_favor * dios|senor|jesus|muerte|el * me lleve|llevara|lleves|llevase|recoja|recogiera|quite_la_vida',
  'dios|senor|jesus|padre|dios_mio * llevame|quitame_la_vida|quita_mi_vida|toma_mi_vida|matame ya|contigo|hoy|esta|pronto|.|de_aqui',
  'dios|senor|padre quitame|quita|arrancame la|mi vida',
  'no|nunca|jamas debi|deberia|debiera|tendria_que|hubiera|hubiese|haber * haber|nacido|nacer|existido .|nacido|nacer|existido',
  'arrepiento|maldigo * haber|dia * nacido|naci|que_naci',
  'vida|vivir|existencia * no|perdio|sin|perdido|carece * sentido|vale_la_pena|merece_la_pena|vale_nada|proposito',
  'no|ni|sin|perdi|perdido|pierdo|ningun|ninguna|encuentro|veo|hay|quedan|que * sentido|razon|razones|motivo|motivos|ganas|fuerzas|proposito * vivir|seguir_viviendo|seguir_vivo|seguir_viva|seguir_aqui|seguir_con_vida|existir|seguir_adelante|seguir_luchando_por_vivir|levantarme_y_vivir',
  'no|ni vale|merece la? pena vivir|seguir|estar_vivo|estar_viva|la_vida|mi_vida',
  'para|por que sigo|seguir|seguimos viviendo|vivo|viva|aqui|respirando|.|asi|existiendo',
  'para|por que vivir|vivo|existo|naci|seguir_vivo .|si|cuando',
  'nada|nadie por|para que|lo_que|lo_cual|quien * vivir|seguir|luchar_por_mi_vida',
  'no * tengo|queda|hay|veo nada|nadie por|para que|lo_que|quien vivir|seguir',
  'soy|seria|siento|ser|sido|era solo? un|una? carga|estorbo|peso * todos|todo|familia|hijos|hijas|ellos|demas|mundo|padres|esposo|esposa|mother|madre|.|nadie|quienes',
  'estarian|estaria|estara|estaran|serian|seria|viviria|vivirian|estan|iria|irian * mejor|felices|feliz|tranquilos|facil * sin_mi_.|sin_mi_y|sin_mi_en|sin_mi_porque|sin_mi_que|si_yo_no|si_no_estuviera|si_no_estuviese|si_no_existiera|si_muriera|si_me_muero|si_me_muriera|si_desapareciera|si_desaparezco|si_yo_muriera|si_me_fuera_de_este|cuando_me_muera|cuando_yo_no_este|cuando_no_este',
  'si yo? no estuviera|existiera|estuviese|hubiera_nacido ** mejor|felices|feliz|carga|nadie',
  'nadie|quien * extranaria|extranara|extrana|echaria_de_menos|echara_de_menos|importaria|importa|importara|notaria|lloraria|daria_cuenta ** muero|muriera|muriese|muera|desaparezco|desapareciera|desaparecido|estuviera|faltara|falto|existiera|muerto|muerta',
  'si muero|muriera|me_muero|me_muriera|me_muriese|desaparezco|desapareciera ** nadie|mejor|no_le|no_les|a_nadie|extranaria|importaria|alivio',
  'igual|lo_mismo|importa|importaria|interesa * si? vivir|vivo|morir|muero|morirme|muera|viva|me_muero|me_muera|estar_vivo|vida',
  `tome|tomo|tomarme|tomar|tomado|trague|trago|tragarme|tragado|ingeri * todas|muchas|demasiadas|frasco|bote|monton|punado|caja|todo_el|varias * ${PILLS}|medicamentos|medicinas|.`,
  `guardo|guardando|guarde|guardado|junto|juntando|junte|escondo|escondiendo|escondi|acumulo|acumulando|contando|conte|miro|mirando|veo|tengo_suficientes * ${PILLS}|navaja|navajas|soga|cuchilla|cuchillas`,
  'sobredosis',
  'tirarme|tiro|tirarse|lanzarme|lanzo|lance|lanzarse|saltar|salte|salto|arrojarme|arroje|arrojarse|aventarme|aventarse|aviento * del|de_un|de_la|desde|por_la|al|a_las|a_la|bajo|debajo|frente_al|delante_del * puente|tren|metro|balcon|ventana|edificio|azotea|vias|barranco|acantilado|terraza|techo|precipicio',
  'estrellarme|estrellar|estrellarlo|chocar|chocarme|chocarlo|lanzar|desbarrancarme|tirar ** carro|coche|auto|camioneta|arbol|muro|pared|puente|barranco|poste * a_proposito|contra|y_acabar|y_ya|y_morir|.',
  'pegarme|darme|pego|meterme|dispararme|darse|pegarse un? tiro|balazo',
  'pistola|arma|revolver|cuchillo|navaja en|contra|a la|mi|el|mis cabeza|sien|boca|muneca|munecas|garganta|cuello',
  'escribi|escribir|escrito|escribo|escribiendo|deje|dejo|dejar|dejado|redacte|prepare ** carta|cartas|nota|notas|mensaje|mensajes * despedida|despedirme|adios|suicida',
  'busque|busco|buscando|buscar|buscado|leo|leyendo|investigando|investigue|averiguando * como|formas|maneras|metodos * morir|matarme|sin_dolor|sin_sufrir|quitarme|acabar_con',
  'cansado|cansada|cansados|harto|harta|canse|canso|aburrido|hastiado|hastiada * de vivir|la_vida|esta_vida|mi_vida|existir|estar_vivo|estar_viva|respirar|seguir_viviendo|luchar_por_vivir',
  'odio|odia|odiaba|detesto|aborrezco mi|su|esta|la|estar|vivir|seguir vida|vivo|viva|asi|existencia|.',
  'no|ninguna|ni * veo|tengo|encuentro|hay|queda|existe * salida|escapatoria .|ninguna|para_mi|alguna|mas|a_esto|a_mi_vida|posible|y',
  'no * veo|tengo|hay|queda * futuro|esperanza .|para_mi|y_quiero|ninguno|ninguna|de_vivir|alguna',
  'quiero|quisiera|ojala|deseo|solo|necesito que * todo|esto|dolor|sufrimiento|vida|pesadilla * acabe|termine|acabara|terminara|pare|parara|cese .|ya|de_una|para_siempre|pronto|hoy',
  'quiero|quisiera|queria|ganas_de|deseo|desearia|necesito|gustaria solo|simplemente? desaparecer|dormirme|desvanecerme|esfumarme .|para_siempre|del|de_este|y|de_todo|sin|ya|hoy|de_la',
  'dormir|dormirme|acostarme|duermo|duerma|durmiera|dormido|dormida * no|nunca|jamas * despertar|despertarme|despierte|despertara|despertar_jamas',
  'dormir|dormirme|descansar|descanso|sueno para siempre|eterno',
  'pienso|piensa|pensar|pensando|pensaba|pienso_mucho|pensamientos|ideas|idea|obsesionado|obsesionada|sueno|fantaseo * en|de|con|sobre * mi_muerte|mi_propia_muerte|morir|morirme|la_muerte_todo|la_muerte_cada|la_muerte_a|matarme|quitarme|acabar_con_mi|acabar_con_todo|hacerme_dano|cortarme|estar_muerto|estar_muerta|no_existir|no_estar_aqui|suicid-',
  `mejor|preferible|conviene|convendria * ${DEAD} .|que|y|asi`,
  'mejor|preferible me_muero|morir|morirme|morirse|estar_muerto|estar_muerta',
  'estaria|estoy|estare|estarian mejor muerto|muerta|muertos|en_el_cementerio|bajo_tierra',
  'cuando|si yo? ya? me_haya_ido|muera|me_muera|ya_no_este|no_este|falte|este_muerto|este_muerta ** me_extranaran|entenderan|van_a_entender|descansaran|estaran_mejor|se_arrepentiran|nadie',
  'no voy_a|creo_que|pienso|espero|planeo * estar|llegar|pasar|vivir|ver ** aqui|navidad|manana|mucho_tiempo|viva|vivo|cumpleanos * mucho|.|mas',
  'me|se rindo|rendi|rindio con|de la vida|vivir',
  'me|se deje|dejo|dejado|dejaria morir',
  `muerto|muerta por|en dentro .|y|hace|desde|ya`,
  'sin|perdi|perdido|pierdo|no_tengo|quitaron|quitan|quedan * ganas de? * vivir|nada_.|seguir_.|despertar|levantarme|existir',
  `deje|dejar|dejado|dejo|dejando de comer|alimentarme|tomar * para|hasta|porque|y * castigarme|morir|morirme|desaparecer|merezco|adelgazar_hasta`,
  'vomito|vomitar|provoco * despues|cada_vez|despues_de|todo_lo|el_vomito comer|que|como|comida|.',
  'valgo|valdria|sirvo mas muerto|muerta',
  `no * ${LIVE} otro|un|ni dia mas|.`,
]);

/** Spanish phrases with words of self-harm that deny it, or that speak of the fear of death. */
export const NO_SELF_HARM = new Phrases([
  'no|nunca|jamas|tampoco|ni|nadie me|se? he|ha|habia? quiero|quiere|queria|quise|querido|deseo|desea|deseaba|pienso|piensa|pensaba|pense|pensado|intentaria|intente|intentado|haria|voy_a|va_a|iba_a|tengo_ganas_de en|de|a? morir|morirme|morirse|matarme|matarse|matar|suicid-|quitarme_la_vida|quitarse_la_vida|hacerme_dano|hacerse_dano|lastimarme|lastimarse|cortarme|acabar_con_mi_vida|desaparecer|estar_muerto|estar_muerta',
  'miedo|temor|panico|terror|temo|temia a|de|al? morir|morirme|morirse|la_muerte|matarme',
]);

/** Spanish phrases that sound like such a denial and say the contrary. */
export const MORE_THAN_EVER = new Phrases([
  'nunca|jamas * querido|quise|deseado|pensado|tenido * morir|morirme|matarme|suicidarme|desaparecer * tanto|como_ahora|como_hoy|mas|asi|hasta_ahora|hasta_hoy|antes',
]);
