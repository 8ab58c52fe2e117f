/** About one swipe. */
const viewportMargin = '400px';
const interactionEvents = [
  'pointerover',
  'pointerdown',
  'click',
  'focusin',
  'keydown',
  'input',
  'toggle',
];

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once: on the first interaction, before other listeners, or when the element comes near the viewport. */
export function observeActivation(
  element: Element,
  until: 'near' | 'touched',
  call: () => void,
): () => void {
  if (!observer) {
    observer = new IntersectionObserver(handleIntersection, { rootMargin: viewportMargin });
    for (const touch of interactionEvents)
      window.addEventListener(touch, handleInteraction, { capture: true });
  }
  callbacks.set(element, call);
  if (until === 'near') observer.observe(element);
  return () => removeElement(element);
}

function handleIntersection(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) runCallback(target);
}

function handleInteraction({ target }: Event) {
  if (callbacks.size === 0 || !(target instanceof Element)) return;
  for (const element of callbacks.keys()) if (element.contains(target)) runCallback(element);
}

function runCallback(element: Element) {
  const call = callbacks.get(element);
  removeElement(element);
  call?.();
}

function removeElement(element: Element) {
  callbacks.delete(element);
  observer?.unobserve(element);
}
