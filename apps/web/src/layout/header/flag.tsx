import type { ReactNode } from 'react';
import type { Language } from '@kongres/content/facts/languages';
import styles from './flag.module.css';

type Country = Language['flag'];

const drawings: Record<Country, ReactNode> = {
  pl: (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#d4213d" d="M0 8h24v8H0z" />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b31942"
        strokeWidth="1.25"
        d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
      />
      <path fill="#0a3161" d="M0 0h10v8.6H0z" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h24v5.4H0z" />
      <path fill="#dd0000" d="M0 5.3h24v5.4H0z" />
      <path fill="#ffcc00" d="M0 10.6h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
};

/** SVG because not every system has flag emoji; decorative beside the language's name. */
export function Flag({ country }: { country: Country }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
      {drawings[country]}
    </svg>
  );
}
