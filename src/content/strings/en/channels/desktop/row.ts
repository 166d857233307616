/** The words of Desktop's row in Settings. */
export const desktopRowWords = {
  allow: 'Allow in This Browser',
  notAllowed: 'This browser isn’t allowed to show notifications yet.',
  unsupported: 'This browser can’t show notifications, but another one with this site open can.',
};
