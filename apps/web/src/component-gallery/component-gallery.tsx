import { Accordion } from '@kongres/ui/accordion.tsx';
import { Avatar } from '@kongres/ui/avatar.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Field } from '@kongres/ui/field.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import { Notice } from '@kongres/ui/notice.tsx';
import styles from './component-gallery.module.css';

const kinds = ['primary', 'secondary', 'ink'] as const;
const icons = ['arrow', 'down', 'close', 'menu', 'check', 'plus', 'alert', 'lock'] as const;

/** Every component in every state, in development only. */
export default function ComponentGallery() {
  return (
    <main className={`wrap ${styles.sheet}`}>
      <h1>Component gallery</h1>
      <section>
        <h2>Type</h2>
        <p className="mono upper">Mono upper 12:00</p>
        <h3>Heading three</h3>
        <p>
          A paragraph with <a href="#links">a link</a>, <b>weight</b> and <s>a struck price</s>.
        </p>
        <p className="dim">Secondary text.</p>
      </section>
      <section>
        <h2>Buttons</h2>
        {kinds.map((kind) => (
          <p key={kind}>
            <button type="button" className={getButtonClass(kind)}>
              {kind} <Icon name="arrow" />
            </button>{' '}
            <button type="button" className={getButtonClass(kind)} disabled>
              {kind}, busy
            </button>
          </p>
        ))}
      </section>
      <section>
        <h2>Icons</h2>
        <p className={styles.icons}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      </section>
      <section>
        <h2>Fields</h2>
        <Field label="Plain" name="plain" hint="With a hint" />
        <Field label="Wrong" name="wrong" defaultValue="ala" error="This is not an address" />
        <Field label="Long" name="long" multiline />
      </section>
      <section>
        <h2>Notice</h2>
        <Notice title="Error" text="Something went wrong" />
      </section>
      <section>
        <h2>Accordion</h2>
        <Accordion
          name="gallery"
          items={[
            { id: 'one', summary: 'One', content: 'The first answer' },
            { id: 'two', summary: 'Two', content: 'The second answer' },
          ]}
        />
      </section>
      <section>
        <h2>Avatar: loaded, error</h2>
        <p className={styles.icons}>
          <Avatar name="Anna Przykładowa" src="/art/speaker-anna-przykladowa.svg" />
          <Avatar name="Jan Wzorcowy" src="/art/missing.svg" />
        </p>
      </section>
      <section>
        <h2>Colours</h2>
        <div className={styles.colours}>
          {[
            'paper',
            'paper-hi',
            'paper-lo',
            'ink',
            'mark',
            'd1',
            'd2',
            'd3',
            'd4',
            'd5',
            'd6',
            'd7',
          ].map((token) => (
            <span key={token} className={styles[token]}>
              {token}
            </span>
          ))}
        </div>
      </section>
    </main>
  );
}
