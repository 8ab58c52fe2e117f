/** Filled by CSS. */
export function StarIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path d="m12 3 2.7 6.1 6.6.6-5 4.4 1.5 6.5-5.8-3.4-5.8 3.4 1.5-6.5-5-4.4 6.6-.6z" />
    </svg>
  );
}
