import type { TeamSynonym } from '../../../../contracts/team/search.ts'

/** A synonym in one line: `sofa = couch = settee`, or `murphy bed → bed, daybed`. */
export function synonymText({ word, words }: Pick<TeamSynonym, 'word' | 'words'>): string {
  return word === null ? words.join(' = ') : `${word} → ${words.join(', ')}`
}
