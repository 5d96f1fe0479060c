import { expect, test } from 'vitest'
import { LIST_LENGTHS } from './list-limits.ts'
import {
  areDatesReversed,
  PROJECT_LENGTHS,
  PROJECT_NAME_MAX,
  projectName,
  readProjectName,
} from './project.ts'

test.each([
  [{ name: 'Villa Farini', number: '2026-014' }, 'Villa Farini · 2026-014'],
  [{ name: 'Villa Farini', number: '' }, 'Villa Farini'],
  [{ name: 'Villa\nFarini', number: '\u202e14' }, 'Villa Farini ·  14'],
])('the name of the project of %o is %s', (project, name) => {
  expect(projectName(project)).toBe(name)
})

test('the longest name of a list with the longest number is not cut', () => {
  const longest = { name: 'n'.repeat(LIST_LENGTHS.name), number: '7'.repeat(PROJECT_LENGTHS.number) }
  expect(projectName(longest)).toBe(`${longest.name} · ${longest.number}`)
})

test.each([
  ['  Villa\r\nFarini ', 'Villa  Farini'],
  [' \u2029 ', null],
  ['', null],
  ['🪑'.repeat(PROJECT_NAME_MAX + 1), '🪑'.repeat(PROJECT_NAME_MAX)],
])('the project name %j is read as one line', (text, line) => {
  expect(readProjectName(text)).toBe(line)
})

test.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-03-01', '2026-12-01', false],
  [null, '2026-03-01', false],
  ['2026-03-01', null, false],
])('a start on %s with delivery by %s: reversed %s', (startsOn, deliverBy, isReversed) => {
  expect(areDatesReversed({ startsOn, deliverBy })).toBe(isReversed)
})
