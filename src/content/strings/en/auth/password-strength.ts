export const strengthWords = {
  label: 'Password strength',
  short: 'Too short',
  weak: 'Easy to guess',
  fair: 'Fair. A few more characters would help',
  good: 'Good',
  strong: 'Strong',
};
