/** What a member is told of a delivery that failed for a reason that only administrators can do something about. */
export const UNDELIVERED = 'We couldn’t deliver it.';
