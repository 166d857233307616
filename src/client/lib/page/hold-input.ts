type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Control = Field | HTMLButtonElement;

/** What was done to a control, and how to find it again where another stands in its place by then. */
interface Kept {
  name: string | null;
  turn: number;
  repeat: (control: Control) => void;
}

/**
 * Keeps what is typed, ticked and pressed in a drawn page before its script is there. Links and other native controls
 * do what they do by themselves. Gives how to let go: everything is then done once more, for the script to hear it.
 */
export function holdInput(): () => void {
  const kept = new Map<Control, Kept>();
  const keep = (control: Control, repeat: Kept['repeat']) => {
    const name = nameOf(control);
    // In the order in which they were last touched.
    kept.delete(control);
    kept.set(control, { name, turn: alike(control, name).indexOf(control), repeat });
  };

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    keep(button, (now) => now.click());
  };
  const onInput = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const { value, checked, selectionStart } = field;
    const ticked = /radio|checkbox/.test(field.type);
    keep(field, (now) => (ticked ? tick(now as HTMLInputElement, checked) : type(now as Field, value, selectionStart)));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);

  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    for (const [control, { name, turn, repeat }] of kept) {
      // React takes over at once the part of a page in which a member's event falls.
      control.dispatchEvent(new Event('auxclick', { bubbles: true }));
      repeat(alike(control, name)[turn] ?? control);
    }
  };
}

const nameOf = (control: Control) =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent;

const alike = (control: Control, name: string | null) =>
  [...document.querySelectorAll<Control>(control.localName)].filter((other) => nameOf(other) === name);

/** Puts a text into a field so that whoever keeps its value hears of it. */
function type(field: Field, text: string, caret: number | null): void {
  // React takes note of what is assigned, and hears of an event only where the value has become another since.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (caret) (field as HTMLInputElement).setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = field.type === 'checkbox' && !checked;
  field.click();
}
