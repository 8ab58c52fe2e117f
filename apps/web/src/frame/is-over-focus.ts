/** Whether a box lies over what has the focus: not the page as a whole, and nothing in the box itself. */
export function isOverFocus(box: Element): boolean {
  const focused = document.activeElement;
  if (!focused || focused.matches('body, main') || box.contains(focused)) return false;
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
}
