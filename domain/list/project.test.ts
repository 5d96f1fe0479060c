import { expect, test } from 'vitest'
import { LIST_LENGTHS } from './list-limits.ts'
import {
  areDatesReversed,
  isSameProject,
  PROJECT_LENGTHS,
  PROJECT_NAME_MAX,
  projectFields,
  projectName,
  readLineProject,
  readProjectName,
  toLineProject,
} from './project.ts'

const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

test.each([
  [{ name: 'Villa Farini', number: '2026-014' }, 'Villa Farini · 2026-014'],
  [{ name: 'Villa Farini', number: '' }, 'Villa Farini'],
  [{ name: 'Villa\nFarini', number: '\u202e14' }, 'Villa Farini ·  14'],
])('the name of the project of %o is %s', (project, name) => {
  expect(projectName(project)).toBe(name)
})

test('a project’s lines name it and its list; lines of other lists name nothing', () => {
  const list = { id: LIST, name: 'Villa Farini', project: { number: '14' } }
  expect(toLineProject(list)).toEqual({ listId: LIST, name: 'Villa Farini · 14' })
  expect(toLineProject({ ...list, project: null })).toBeUndefined()
})

test.each([
  ['Villa', LIST.toUpperCase(), { name: 'Villa', listId: LIST }],
  ['Villa', '../../admin', { name: 'Villa', listId: null }],
  ['', LIST, null],
])('the project %j of the list %j is read as %j', (name, listId, project) => {
  expect(readLineProject(name, listId)).toEqual(project)
  expect(projectFields(project)).toEqual(
    project === null ? {} : { project: name, ...(project.listId !== null && { projectList: LIST }) },
  )
})

test('lines belong to the same project if both list and name match', () => {
  const villa = { name: 'Villa', listId: LIST }
  expect(isSameProject(villa, { ...villa })).toBe(true)
  expect(isSameProject(undefined, undefined)).toBe(true)
  expect(
    [{ ...villa, listId: null }, { ...villa, name: 'Lodge' }, undefined].map((other) =>
      isSameProject(villa, other),
    ),
  ).toEqual([false, false, false])
})

test('the longest list name with the longest number is not truncated', () => {
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
