import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { NetworkingTables } from './networking-tables.tsx';
import { Points } from '../../../components/points.tsx';
import { Section } from '../../../components/section.tsx';

export function ExpoParts() {
  const { how, tables, demos } = useTexts('expo');
  return (
    <>
      <Points {...how} />
      <Section tone="sunken" title={tables.title} lead={tables.text}>
        <NetworkingTables />
      </Section>
      <Section
        title={demos.title}
        lead={demos.text}
        side={<ArrowLink to="programme">{demos.link}</ArrowLink>}
        id="live-demo"
      />
    </>
  );
}
