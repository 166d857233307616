/** The words a member agrees to when they join. The page to join loads no other wording. */
export const registrationWording = {
  version: 'registration-3',
  text: 'By joining, you agree that this site may email you guidance, a weekly letter and service updates once you have confirmed your address. Each of these emails has a link that stops it.',
  digest: '463cf2ecf2e0',
};
