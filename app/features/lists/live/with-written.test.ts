import { expect, test } from 'vitest'
import type { PieceView, SectionView } from '../list/list-view.ts'
import { withEditedPiece } from '../list/use-list-editor.ts'

const piece = (id: string, sectionId: string | null) => ({ id, sectionId }) as PieceView
const section = (id: string | null) => ({ id }) as SectionView
const [a, b, c] = [piece('a', null), piece('b', 'hall'), piece('c', 'hall')] as const

test.each([
  ['is still there', [a, b, c], [null, 'hall'], 'c', 'a b@hall c@hall'],
  ['was removed by someone else', [a, c], [null, 'hall'], 'c', 'a b@hall c@hall'],
  ['was removed with the one behind it', [a], [null, 'hall'], 'c', 'a b@hall'],
  ['was the last', [a, c], [null, 'hall'], null, 'a c@hall b@hall'],
  ['was removed with its section', [a], [null], null, 'a b'],
] as const)('a piece whose note is being written stays if it %s', (_, pieces, sections, before, expected) => {
  const shown = withEditedPiece({ pieces, sections: sections.map(section) }, { piece: b, before })
  const written = shown.pieces.map(({ id, sectionId }) => (sectionId === null ? id : `${id}@${sectionId}`))
  expect(written.join(' ')).toBe(expected)
})

test('a list in which no note is written is the list as it is', () => {
  const list = { pieces: [a], sections: [section(null)] }
  expect(withEditedPiece(list, null)).toBe(list)
})
