export const UNDELIVERED = 'No pudimos entregarlo.';
