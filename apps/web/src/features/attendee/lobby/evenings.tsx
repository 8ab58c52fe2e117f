import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import list from './opening-times.module.css';

interface EveningsProps extends Pick<CongressData, 'days'> {
  children?: ReactNode;
}

export function Evenings({ days, children }: EveningsProps) {
  const { evenings } = useTexts('congress');
  const heading = useId();
  const galas = days.flatMap(({ date, galas }) => galas.map((gala) => ({ ...gala, date })));
  return (
    <section className={list.opens} aria-labelledby={heading}>
      <h2 id={heading}>{evenings.title}</h2>
      <ol>
        {galas.map(({ id, name, date, hours }) => (
          <li key={id}>
            <p className={`mono ${list.when}`}>
              {date}, {hours}
            </p>
            <div>
              <h3>
                <LocalLink to={id}>{name}</LocalLink>
              </h3>
              <p>{evenings.clock}</p>
            </div>
          </li>
        ))}
        <li className={list.own}>{children || <p>{evenings.doors}</p>}</li>
      </ol>
    </section>
  );
}
