/** As far as a finger throws the page in one go. */
const nearness = '400px';
const touches = ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown', 'input', 'toggle'];

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls once: when the element is touched in any way, before anybody else hears of that, or as soon as it comes near
 * the window.
 */
export function whenCome(
  element: Element,
  until: 'near' | 'touched',
  call: () => void,
): () => void {
  if (!observer) {
    observer = new IntersectionObserver(see, { rootMargin: nearness });
    for (const touch of touches) window.addEventListener(touch, feel, { capture: true });
  }
  waiting.set(element, call);
  if (until === 'near') observer.observe(element);
  return () => forget(element);
}

function see(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) answer(target);
}

function feel({ target }: Event) {
  if (waiting.size === 0 || !(target instanceof Element)) return;
  for (const element of waiting.keys()) if (element.contains(target)) answer(element);
}

function answer(element: Element) {
  const call = waiting.get(element);
  forget(element);
  call?.();
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}
