export const bellWords = {
  title: 'Notifications',
  label: (unread: number, most: number) =>
    unread === 0
      ? 'Notifications'
      : unread > most
        ? `Notifications, more than ${most} new`
        : `Notifications, ${unread} new`,
};
