/** What is shown under a reflection whose words show a sign of crisis (rules.md G6). */
export const careHintWords = {
  link: 'If this is hard to carry, you can talk to someone now',
};
