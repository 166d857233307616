/** The words of the email row in Settings. */
export const emailRowWords = {
  resend: 'Send the Link Again',
  newLink: 'Create a New Link',
  sending: 'Sending...',
  tryAgain: 'Send a Test Link',
  disabled:
    'Ask your email provider to let our emails through, then send a test link and open it to start your emails again. Or use another address.',
  change: 'Change your address',
  failed: 'We couldn’t send the link. Please try again later.',
};
