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

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// A site in a church's own network may have no HTTPS, and then browsers offer no clipboard but this one.
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
