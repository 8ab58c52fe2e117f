import { Star } from '../../../../components/schedule/star.tsx';
import styles from './block-star.module.css';

export function BlockStar(props: { id: string; name: string }) {
  return <Star className={styles.star} {...props} />;
}
