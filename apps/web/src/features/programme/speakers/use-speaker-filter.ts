import { useMemo } from 'react';
import {
  createMatcher,
  isFiltering,
  isOfferedBy,
  readFilter,
  writeFilter,
  type Filter,
  type FilterControl,
} from '../../../components/filter/filter.ts';
import { replaceSearch } from '../../../lib/routing/replace-search.ts';
import { useSearch } from '../../../lib/routing/use-search.ts';
import type { SpeakerDirectoryData } from './speaker-directory.server.ts';

const facetIds = ['topic', 'day'] as const;

export type SpeakerFacetId = (typeof facetIds)[number];

interface SpeakerFilter extends FilterControl<SpeakerFacetId> {
  /** Without letters that have no match. */
  groups: SpeakerDirectoryData['groups'];
}

/** The filter in the URL and the people who match it. */
export function useSpeakerFilter({ facets, groups }: SpeakerDirectoryData): SpeakerFilter {
  const search = useSearch();
  return useMemo(() => {
    const filter = readFilter(search, facetIds, isOfferedBy(facets));
    const isOn = isFiltering(filter);
    const isMatch = createMatcher(filter);
    const topicNames = new Map(
      facets.flatMap(({ options }) => options.map(({ id, name }) => [id, name])),
    );
    const matching = groups.map(({ letter, people }) => ({
      letter,
      people: people.filter((person) => {
        const names = person.topic.map((id) => topicNames.get(id));
        return isMatch({ ...person, text: [person.name, person.role, ...names].join(' ') });
      }),
    }));
    return {
      filter,
      setFilter: (next: Filter<SpeakerFacetId>) => replaceSearch(writeFilter(next)),
      isOn,
      groups: isOn ? matching.filter(({ people }) => people.length > 0) : groups,
    };
  }, [search, facets, groups]);
}
