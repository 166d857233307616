/** Loads Twilio's SDK when it is first used: it would take a part of every start, and most sites send no SMS. */
export const loadTwilio = async () => (await import('twilio')).default;
