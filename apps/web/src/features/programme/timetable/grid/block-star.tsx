import { Star } from '../../../../components/my-week/star.tsx';
import styles from './block-star.module.css';

/** In the corner of its block, above the link that covers the rest. */
export function BlockStar(props: { id: string; name: string }) {
  return <Star className={styles.star} {...props} />;
}
