import { copyText } from '../../../lib/browser/copy-text.ts';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Offers an entry's title and reference with a link to the site to the system's share sheet, or else copies them. */
export async function shareGuidance({
  title,
  reference,
}: {
  title: string;
  reference: string | null;
}): Promise<ShareOutcome> {
  const text = [title, reference].filter(Boolean).join('\n');
  const url = `${window.location.origin}/`;
  if (navigator.share) {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Some browsers have the call and refuse it; what can be copied is still of use.
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed';
}
