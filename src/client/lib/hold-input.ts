type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TICKED = 'input:is([type=checkbox], [type=radio])';

/**
 * Keeps what is typed, ticked and pressed in a drawn page before its script is there. Links and other native controls
 * do what they do by themselves. Gives how to let go: everything is then done once more, for the script to hear it.
 */
export function holdInput(): () => void {
  const typed = new Map<Field, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const pressed = new Set<HTMLButtonElement>();

  const onClick = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest('button');
    if (target.matches(TICKED)) {
      const tick = target as HTMLInputElement;
      // In the order in which they were last chosen.
      ticked.delete(tick);
      ticked.set(tick, tick.checked);
    }
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  const onInput = (event: Event) => {
    const field = event.target as Field;
    if (!field.matches(TICKED)) typed.set(field, field.value);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);

  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    for (const [field, text] of typed) typeAgain(field, text);
    for (const [tick, checked] of ticked) tickAgain(tick, checked);
    const named = [...pressed].map((button) => [button, nameOf(button)] as const);
    // What one press has changed may have made another button of the next.
    for (const [button, name] of named) if (nameOf(button) === name) button.click();
  };
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Types what was typed, so that whoever keeps the field's value hears of it. */
function typeAgain(field: Field, text: string): void {
  takeOver(field);
  const isChoice = field.matches('select');
  const caret = isChoice ? null : (field as HTMLInputElement).selectionStart;
  // React takes note of what is assigned, and hears of an event only where the value has become another since.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
  field.dispatchEvent(new Event(isChoice ? 'change' : 'input', { bubbles: true }));
}

function tickAgain(tick: HTMLInputElement, checked: boolean): void {
  takeOver(tick);
  tick.checked = tick.type === 'checkbox' && !checked;
  tick.click();
}

/**
 * Lets React take over the part of the page that holds a field: it does so at once for an event of a member's. It may
 * put into the field what it knows of, so that what was typed must have been read before.
 */
function takeOver(field: Field): void {
  field.dispatchEvent(new Event('auxclick', { bubbles: true }));
}
