import { useEffect, useState, type RefObject } from 'react';
import { FormLink } from './form-link.tsx';
import styles from './bottom-bar.module.css';

/** Longer than any page. */
const farAway = '100000px';

interface BottomBarProps {
  /** Shown while the viewport is below this element … */
  after: RefObject<Element | null>;
  /** … and above this one. */
  before: RefObject<Element | null>;
  children: string;
}

/** The page's button at the bottom of a phone's screen. */
export function BottomBar({ after, before, children }: BottomBarProps) {
  const isTooEarly = useIsInView(after, `0px 0px ${farAway}`);
  const isTooLate = useIsInView(before, `${farAway} 0px 0px`);
  return (
    <div className={styles.bar} data-bottom-bar data-hidden={isTooEarly || isTooLate || undefined}>
      <div>
        <FormLink kind="ink">{children}</FormLink>
      </div>
    </div>
  );
}

function useIsInView(element: RefObject<Element | null>, rootMargin: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isInView;
}
