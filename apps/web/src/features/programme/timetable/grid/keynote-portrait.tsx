import styles from './keynote-portrait.module.css';

export function KeynotePortrait({ src }: { src: string }) {
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      width={150}
      height={150}
      loading="lazy"
      decoding="async"
    />
  );
}
