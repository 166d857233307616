export const passwordFieldWords = {
  show: 'Show password',
  hide: 'Hide password',
};
