/** Links to help: under a reflection whose words show a sign of crisis, and on the dashboard (rules.md G6). */
export const careHintWords = {
  reflection: 'If this is hard to carry, you can talk to someone now',
  dashboard: 'Help and people to talk to',
};
