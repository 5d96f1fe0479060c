import { expect, test } from 'vitest'
import { createUniqueNames, safeFileName } from './archive-names.ts'

test.each([
  ['Canneto reeded credenza', 'Canneto reeded credenza'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\lamp?.', 'C lamp'],
  ['a\u202egpj.exe\0', 'a gpj.exe'],
  ['  Größe “L” 日本  ', 'Größe “L” 日本'],
  ['...', ''],
  ['😀'.repeat(200), '😀'.repeat(100)],
])('%j is stored as %j', (name, stored) => {
  expect(safeFileName(name)).toBe(stored)
})

test('equal names are numbered, ignoring case', () => {
  const unique = createUniqueNames()
  expect([unique('Lamp', 'pdf'), unique('lamp', 'pdf'), unique('Lamp', 'zip'), unique('?', 'pdf')]).toEqual([
    'Lamp.pdf',
    'lamp 2.pdf',
    'Lamp.zip',
    'file.pdf',
  ])
})
