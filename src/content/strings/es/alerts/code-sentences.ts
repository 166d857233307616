export const UNDELIVERED = 'No pudimos entregarlo.';
export const NO_REPLY = 'No hubo respuesta. Quizá llegó.';
export const NO_TEXTS = 'Tu número no puede recibir mensajes de texto.';
export const CHECK_NUMBER = 'Tu número fue rechazado: revísalo en Ajustes.';
